const SERVICE_WORKER = '/sw.js';

/**
 * Has the service worker keep the opened page for when there is no network, with the files that it uses. Where browsers
 * have no service workers, or the visitor saves data, nothing happens; the worker itself refuses what is personal.
 */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator) || location.search !== '' || savesData()) return;
  await navigator.serviceWorker.register(SERVICE_WORKER);
  const { active } = await navigator.serviceWorker.ready;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  active?.postMessage({ page: location.pathname, files });
}

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}
