import type { Passwords } from './auth/password.ts';
import type { ChangedTags } from './cache/changed-tags.ts';
import type { Clock } from './clock/clock.ts';
import type { Database } from './db/database.ts';
import type { StatementWatch } from './db/statement-watch.ts';
import type { Config } from './env/config.ts';
import type { EventBus } from './events/event-bus.ts';
import type { FacetStore } from './facets/facet-store.ts';
import type { PersonalData } from './features/personal-data.ts';
import type { FindSource } from './finding/find-source.ts';
import type { ImagePool } from './images/image-pool.ts';
import type { Linking } from './linking/linking.ts';
import type { Logger } from './log/logger.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { SearchIndex } from './search/search-index.ts';
import type { SearchSource } from './search/search-source.ts';
import type { FileStore } from './storage/file-store.ts';
import type { PreviewKind } from './subjects/preview-kind.ts';
import type { RecordUse } from './subjects/record-use.ts';
import type { Subjects } from './subjects/subject.ts';

/** What every feature is given. Made once per process by the assembly; nothing in it holds one request's state. */
export interface Services {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Counts the statements of `db`. */
  readonly statements: StatementWatch;
  readonly events: EventBus;
  readonly tags: ChangedTags;
  readonly passwords: Passwords;
  readonly files: FileStore;
  readonly images: ImagePool;
  readonly facets: FacetStore;
  readonly search: SearchIndex;
  /** Everything that can be found. */
  readonly searchSources: readonly SearchSource[];
  /** How staff find records, of each kind. */
  readonly findSources: readonly FindSource[];
  /** Links of known names inside texts. */
  readonly linking: Linking;
  readonly subjects: Subjects;
  /** Kinds of record whose drafts can be looked at. */
  readonly previews: readonly PreviewKind[];
  /** Where records are named without a foreign key. */
  readonly recordUses: readonly RecordUse[];
  /** What each feature keeps of people. */
  readonly personalData: readonly PersonalData[];
}
