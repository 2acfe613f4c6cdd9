import { CONSENT_DAYS } from '../memory/consent.ts';
import type { CleanHit } from './clean-hit.ts';
import { loadScript, type Sink } from './sink.ts';

/** Google Analytics 4. Addresses go there without query, and nothing is used for advertising. */
export function ga4Sink(id: string, userId: string): Sink {
  const host: Window & { dataLayer?: unknown[] } = window;
  host.dataLayer ??= [];
  const layer = host.dataLayer;
  // Google's own switch, a property of the window named after the id.
  const setOff = (isOff: boolean) => Reflect.set(host, `ga-disable-${id}`, isOff);
  // Google's script recognises calls among other entries by their being `arguments`.
  function gtag(..._call: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: as above.
    layer.push(arguments);
  }
  setOff(false);
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  gtag('js', new Date());
  gtag('config', id, {
    send_page_view: false,
    user_id: userId,
    page_referrer: '',
    // Of this host alone, so that they can be deleted again, and not longer than the consent lives.
    cookie_domain: 'none',
    cookie_expires: CONSENT_DAYS * 86_400,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`);
  return {
    send: hit => {
      const page_location = location.origin + hit.path;
      if (hit.kind !== 'event' && hit.kind !== 'timing') gtag('set', { page_location, page_title: titleOf(hit) });
      gtag('event', ...toEvent(hit, page_location));
    },
    stop: () => setOff(true),
  };
}

function toEvent(hit: CleanHit, page_location: string): [name: string, fields: Record<string, unknown>] {
  switch (hit.kind) {
    case 'event':
      return [hit.action, { event_category: hit.category, event_label: hit.label, value: hit.value, page_location }];
    case 'timing':
      return [
        'timing_complete',
        { event_category: hit.category, name: hit.action, event_label: hit.label, value: hit.value, page_location },
      ];
    default:
      return ['page_view', { page_location, page_title: titleOf(hit) }];
  }
}

function titleOf(hit: CleanHit): string {
  return hit.kind === 'page' ? hit.title : '';
}
