import type { Config } from '../../platform/env/config.ts';
import { defineFeature } from '../../platform/features/feature.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { type SiteSettings, siteSettings } from './contract.ts';

export const site = defineFeature({
  name: 'site',
  uses: [],
  endpoints: ({ config }) => [
    endpoint({
      method: 'GET',
      path: '/api/v1/site/',
      summary: 'Settings of this installation: support contacts, map tiles, analytics',
      access: 'public',
      cache: 'public',
      answer: siteSettings,
      handle: async () => presentSettings(config),
    }),
  ],
});

function presentSettings({ support, tiles, analytics }: Config): SiteSettings {
  const { ga4Id, matomo } = analytics;
  return {
    support_phone: support.phone,
    support_email: support.email,
    tiles: { url: tiles.url, attribution: tiles.attribution },
    analytics: { ga4_id: ga4Id ?? null, matomo: matomo ? { url: matomo.url, site_id: matomo.siteId } : null },
  };
}
