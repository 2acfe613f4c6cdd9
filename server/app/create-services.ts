import path from 'node:path';
import { searchVocabulary } from '../features/search/vocabulary.ts';
import { createPasswords } from '../platform/auth/password.ts';
import { createChangedTags } from '../platform/cache/changed-tags.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { openDatabase } from '../platform/db/database.ts';
import { createStatementWatch } from '../platform/db/statement-watch.ts';
import type { Config } from '../platform/env/config.ts';
import { createEventBus } from '../platform/events/event-bus.ts';
import { createFacetStore } from '../platform/facets/create-facet-store.ts';
import type { PersonalData } from '../platform/features/personal-data.ts';
import { createImagePool } from '../platform/images/image-pool.ts';
import { createLinking } from '../platform/linking/linking.ts';
import { createLogger } from '../platform/log/logger.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import { platformEntities } from '../platform/platform.entity.ts';
import { createSearchIndex } from '../platform/search/create-search-index.ts';
import { timedSearch } from '../platform/search/timed-search.ts';
import type { Services } from '../platform/services.ts';
import { createFileStore } from '../platform/storage/create-file-store.ts';
import { makeFolder } from '../platform/storage/make-folder.ts';
import { createSubjects } from '../platform/subjects/subject.ts';
import { FEATURES } from './features.ts';

/**
 * Opens everything that features work with, once per process; the schema is left as it is (`services.db.migrate()`).
 * `overrides` replace single services, e.g. the clock. Throws when the database cannot be opened.
 */
export async function createServices(config: Config, overrides: Partial<Services> = {}): Promise<Services> {
  // Email messages, uploads and the secret make their folders themselves.
  if (config.database.engine === 'sqlite') makeFolder(path.dirname(config.database.file));
  const entities = [...platformEntities, ...FEATURES.flatMap(feature => feature.entities)];
  const statements = overrides.statements ?? createStatementWatch();
  const db = overrides.db ?? (await openDatabase(config.database, entities, statements));
  const clock = overrides.clock ?? systemClock;
  const log = overrides.log ?? createLogger(config.logLevel);
  const personalData: PersonalData[] = [];
  const searchSources = FEATURES.flatMap(feature => feature.search);
  const metrics = createMetrics({ db, statements, clock });
  const place = {
    database: config.database,
    file: path.join(config.dataFolder, 'search-index'),
    report: (error: unknown) => log.warn({ error }, 'the search index could not be built or saved'),
  };
  const services: Services = {
    config,
    db,
    clock,
    log,
    tags: createChangedTags(db, clock),
    metrics,
    statements,
    events: createEventBus(log),
    passwords: overrides.passwords ?? createPasswords(),
    files: createFileStore(config.storage),
    images: createImagePool({ log }),
    facets: createFacetStore(db),
    search: timedSearch(createSearchIndex(db, searchVocabulary(searchSources), place), metrics.observeSearch),
    searchSources,
    findSources: FEATURES.flatMap(({ finding }) => finding),
    linking: createLinking(
      db,
      FEATURES.flatMap(({ linkNames }) => linkNames),
      FEATURES.flatMap(({ linkTexts }) => linkTexts),
    ),
    personalData,
    subjects: createSubjects(FEATURES.flatMap(({ subjects }) => subjects)),
    previews: FEATURES.flatMap(({ previews }) => previews),
    recordUses: FEATURES.flatMap(({ recordUses }) => recordUses),
    ...overrides,
  };
  metrics.watchStore(services.files.isFailing);
  metrics.watchSearch(services.search.size);
  for (const feature of FEATURES) {
    personalData.push(feature.personalData(services));
    feature.subscribe(services);
  }
  return services;
}

/** Closes what {@link createServices} opened. */
export async function closeServices(services: Services): Promise<void> {
  for (const { end } of FEATURES) await end(services);
  await services.images.close();
  await services.search.close();
  await services.db.close();
  await new Promise<void>(resolve => services.log.flush(() => resolve()));
}
