import type { CleanHit } from './clean-hit.ts';
import { loadScript, type Sink } from './sink.ts';

/** Matomo, without cookies of its own. `url` is the installation's, `siteId` its number of this site. */
export function matomoSink({ url, siteId }: { url: string; siteId: number }, userId: string): Sink {
  const host: Window & { _paq?: unknown[][] } = window;
  host._paq ??= [];
  // Matomo's script puts an object of its own in the list's place, so it is looked up at each call.
  const call = (...entry: unknown[]) => void host._paq?.push(entry);
  const base = url.endsWith('/') ? url : `${url}/`;
  call('disableCookies');
  call('setTrackerUrl', `${base}matomo.php`);
  call('setSiteId', String(siteId));
  call('setUserId', userId);
  call('setReferrerUrl', '');
  loadScript(`${base}matomo.js`);
  return {
    send: hit => {
      call('setCustomUrl', location.origin + hit.path);
      for (const entry of entriesOf(hit)) call(...entry);
    },
    stop: () => call('resetUserId'),
  };
}

function entriesOf(hit: CleanHit): unknown[][] {
  switch (hit.kind) {
    case 'event':
      return [['trackEvent', hit.category, hit.action, hit.label, hit.value]];
    case 'timing':
      return [['trackEvent', `timing-${hit.category}`, hit.action, hit.label, hit.value]];
    default:
      return [['setDocumentTitle', hit.kind === 'page' ? hit.title : ''], ['trackPageView']];
  }
}
