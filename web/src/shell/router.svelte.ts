/// Addresses of the page.
export interface Route {
    path: string;
    query: URLSearchParams;
    hash: string;
}
const here = (): Route => ({
    path: location.pathname.replace(/\/+$/, '') || '/',
    query: new URLSearchParams(location.search),
    hash: location.hash.slice(1),
});

class Router {
    route = $state.raw<Route>(here());

    go(address: string, replace = false) {
        if (replace) history.replaceState(null, '', address);
        else history.pushState(null, '', address);
        this.route = here();
        if (!replace) window.scrollTo(0, 0);
    }
    /// Follows links inside the page without loading it anew.
    listen() {
        addEventListener('popstate', () => (this.route = here()));
        addEventListener('hashchange', () => (this.route = here()));
        document.addEventListener('click', (event) => {
            if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
                return;
            const link = (event.target as Element).closest?.('a[href]');
            if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
            const address = new URL(link.href);
            if (address.origin !== location.origin || address.pathname.startsWith('/api')) return;
            if (address.pathname === location.pathname && address.hash) return;
            event.preventDefault();
            this.go(address.pathname + address.search + address.hash);
        });
    }
}
export const router = new Router();
