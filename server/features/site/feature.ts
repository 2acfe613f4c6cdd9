import { anyOf } from '../../platform/cache/tag.ts';
import type { Config } from '../../platform/env/config.ts';
import { defineFeature } from '../../platform/features/feature.ts';
import { bindCalls } from '../../platform/http/endpoint.ts';
import { type Maintenance, plannedMaintenance } from '../../platform/maintenance/maintenance.ts';
import { type SiteSettings, siteCalls } from './contract.ts';
import { sitePages } from './pages.ts';

export const site = defineFeature({
  name: 'site',
  about: 'Settings of this installation',
  uses: [],
  endpoints: ({ config, db }) =>
    bindCalls(siteCalls, {
      settings: async (_, context) => {
        context.dependsOn(anyOf('site'));
        return presentSettings(config, await plannedMaintenance(db));
      },
    }),
  fixedPages: [sitePages.about(), sitePages.terms()],
});

function presentSettings(config: Config, planned: Maintenance | null): SiteSettings {
  const { support, operator, tiles, analytics } = config;
  const { ga4Id, matomo } = analytics;
  return {
    support_phone: support.phone,
    support_email: support.email,
    operator: {
      name: operator.name ?? null,
      registration: operator.registration ?? null,
      address: operator.address ?? null,
    },
    tiles: { url: tiles.url, attribution: tiles.attribution },
    analytics: { ga4_id: ga4Id ?? null, matomo: matomo ? { url: matomo.url, site_id: matomo.siteId } : null },
    maintenance: planned && { starts_at: planned.startsAt.toISOString(), text: planned.text },
  };
}
