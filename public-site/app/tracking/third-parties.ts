import type { SiteSettings } from '@antam/server/features/site/contract.ts';
import type { Sink } from './sink.ts';

/** Loads the services that the operator has configured; call it only with consent. One that fails is left out. */
export async function openThirdParties({ ga4_id, matomo }: SiteSettings['analytics'], userId: string): Promise<Sink[]> {
  const opened = await Promise.allSettled([
    ...(ga4_id === null ? [] : [import('./ga4-sink.ts').then(({ ga4Sink }) => ga4Sink(ga4_id, userId))]),
    ...(matomo === null
      ? []
      : [
          import('./matomo-sink.ts').then(({ matomoSink }) =>
            matomoSink({ url: matomo.url, siteId: matomo.site_id }, userId),
          ),
        ]),
  ]);
  return opened.flatMap(sink => (sink.status === 'fulfilled' ? [sink.value] : []));
}
