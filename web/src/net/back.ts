/// Trying again what the network has failed to bring.
import { socket } from './socket.svelte';

/// Calls it whenever the connection is there again: that of the machine, or that to the server. The returned function ends it.
export function onBack(again: () => void): () => void {
    const stop = socket.listen({
        heard: () => {},
        opened: (isBack) => {
            if (isBack) again();
        },
    });
    addEventListener('online', again);
    return () => {
        stop();
        removeEventListener('online', again);
    };
}

/// Loads the page anew, once the server answers: a page that can not be loaded has no button to try again. Some browsers never ask twice for a
/// module that failed, and a module of an older build may be gone.
export async function reload(): Promise<void> {
    await fetch('/', { method: 'HEAD', cache: 'no-store' });
    location.reload();
}
