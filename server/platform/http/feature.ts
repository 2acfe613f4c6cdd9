import type { EntitySchema } from '@mikro-orm/core';
import type { JobHandler } from '../jobs/topic.ts';
import type { Services } from '../services.ts';
import type { Endpoint } from './endpoint.ts';
import type { Sitemap } from './sitemap.ts';

/** One feature as the assembly sees it. */
export interface Feature {
  readonly name: string;
  readonly entities: readonly EntitySchema[];
  endpoints(services: Services): readonly Endpoint[];
  /** Listens to events of features below; called once at assembly. */
  subscribe?(services: Services): void;
  /** What this feature does for messages of the outbox. */
  jobs?(services: Services): readonly JobHandler[];
  /** Its pages, for search engines. */
  sitemaps?(services: Services): readonly Sitemap[];
}
