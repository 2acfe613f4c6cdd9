/**
 * Opens a path of this site as a new document, so that all data is read again by the account that is logged in. Takes the
 * place of the open page in the history.
 */
export function openDocument(next: string): void {
  const { location, history } = window;
  const url = new URL(next, location.origin);
  const target = url.origin === location.origin ? url : new URL('/', location.origin);
  if (target.pathname + target.search !== location.pathname + location.search) {
    location.replace(target.href);
    return;
  }
  // The address of the open page: only a reload loads it again.
  history.replaceState(history.state, '', target.href);
  location.reload();
}
