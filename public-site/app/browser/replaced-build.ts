/**
 * Opens the page in a new document when its script cannot be fetched while the network works: a newer build has
 * replaced the one that this document came from. `target` answers the address that is being opened.
 */
export function watchReplacedBuild(target: () => string | null): void {
  window.addEventListener('vite:preloadError', event => {
    const address = target();
    if (address === null || !navigator.onLine) return;
    event.preventDefault();
    location.assign(address);
  });
}
