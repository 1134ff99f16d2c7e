/// Milliseconds in which what changes is looked at together.
const TOGETHER = 100;
const MOVES = ['resize', 'scroll', 'transitionend', 'pointerup'];

/// Looks now and whenever something on the page may have moved; the returned function ends it.
export function onChanges(look: () => void): () => void {
    let timer = 0;
    const soon = () => {
        timer ||= window.setTimeout(() => {
            timer = 0;
            look();
        }, TOGETHER);
    };
    const observer = new MutationObserver(soon);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    for (const each of MOVES) addEventListener(each, soon, { capture: true, passive: true });
    look();
    return () => {
        clearTimeout(timer);
        observer.disconnect();
        for (const each of MOVES) removeEventListener(each, soon, { capture: true });
    };
}
