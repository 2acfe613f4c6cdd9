/**
 * Removes the visited pages that the service worker kept for when there is no network; the page that says so stays, and
 * so do the files of the build. Does nothing where the browser has no caches.
 */
export async function forgetPages(): Promise<void> {
  if (!('caches' in window)) return;
  const names = (await caches.keys()).filter(name => name.startsWith('antam-'));
  await Promise.all(names.map(async name => removeVisited(await caches.open(name))));
}

async function removeVisited(cache: Cache): Promise<void> {
  const visited = (await cache.keys()).filter(({ url }) => {
    const { pathname } = new URL(url);
    return pathname.endsWith('/') && pathname !== OFFLINE;
  });
  await Promise.all(visited.map(request => cache.delete(request)));
}

const OFFLINE = '/ngoai-tuyen/';
