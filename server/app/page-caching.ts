import type { NetworkConfig } from '../platform/env/config.ts';
import { keysOfPage } from '../platform/network/network-keys.ts';
import type { SharedPage } from './page-key.ts';
import type { Page, PageCaching } from './rendered-page.ts';
import type { Site } from './site.ts';

/** A page for one visitor. */
export const OWN: PageCaching = { control: 'private, no-store' };

/** What one browser may keep, asking each time: the page depends on what that browser says, or need not be kept. */
const BROWSERS: PageCaching = { control: 'private, no-cache' };

/** What every cache may keep, asking each time. */
const ASKING: PageCaching = { control: 'public, no-cache' };

/** In seconds; a page that is older than it should be is better than none. */
const DURING_OUTAGES = 86_400;

/**
 * @param shared how it may be shared; undefined where it is for one visitor
 * @param lastsMs for how long it may be shown by what is known now
 */
export type CachingOf = (
  url: string,
  page: Pick<Page, 'status' | 'mayCache' | 'tags'>,
  shared: Pick<SharedPage, 'isForAll'> | undefined,
  lastsMs: number,
) => PageCaching;

/**
 * Who may keep pages. A network keeps what is the same for all, at addresses of which there is an end and without words
 * of visitors, and only while this process follows what changes them: so whatever is kept has keys, and is purged by
 * them or old after a time that is known.
 */
export function createCaching(
  network: NetworkConfig | undefined,
  { addressKind }: Pick<Site, 'addressKind'>,
): CachingOf {
  return (url, { status, mayCache, tags }, shared, lastsMs) => {
    if (!shared) return OWN;
    if (!shared.isForAll || status !== 200 || !mayCache) return BROWSERS;
    const kind = addressKind(url);
    if (kind === null || kind === 'worded') return BROWSERS;
    if (!network || !tags) return ASKING;
    // What nobody can take back is not shown for longer while it is asked for again.
    const most = network.purge ? 2 * network.seconds : network.seconds;
    const seconds = Math.floor(Math.min(most, lastsMs / 1_000));
    if (seconds < 1) return ASKING;
    return { control: keptFor(seconds, network), keys: keysOfPage(tags) };
  };
}

/** The second half is for showing it while it is asked for again; in outages only what could be taken back is shown. */
function keptFor(seconds: number, network: NetworkConfig): string {
  const fresh = Math.min(network.seconds, Math.ceil(seconds / 2));
  const kept = `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${seconds - fresh}`;
  return network.purge ? `${kept}, stale-if-error=${DURING_OUTAGES}` : kept;
}
