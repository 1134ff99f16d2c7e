/// What has changed is on the screen; soon, where nobody looks and nothing is drawn.
export const drawn = () =>
    new Promise<void>((done) => {
        const timer = setTimeout(done, 100);
        requestAnimationFrame(() => {
            clearTimeout(timer);
            setTimeout(done);
        });
    });
