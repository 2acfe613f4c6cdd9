import type { EntitySchema } from '@mikro-orm/core';
import type { StoredCounts } from '../counts/stored-counts.ts';
import type { ChangeFollower } from '../events/changed.ts';
import type { FindSource } from '../finding/find-source.ts';
import type { Endpoint } from '../http/endpoint.ts';
import type { Sitemap } from '../http/sitemap.ts';
import type { DailyJob } from '../jobs/daily-job.ts';
import type { JobHandler } from '../jobs/topic.ts';
import type { LinkNames, LinkTexts } from '../linking/link-sources.ts';
import type { SearchSource } from '../search/search-source.ts';
import type { Services } from '../services.ts';
import type { PreviewKind } from '../subjects/preview-kind.ts';
import type { RecordUse } from '../subjects/record-use.ts';
import type { Subject } from '../subjects/subject.ts';
import type { PersonalData } from './personal-data.ts';

/** Everything that a feature brings; what it does not have is left out. */
export interface FeatureDeclaration {
  /** That of its folder. */
  readonly name: string;
  /** What it is for, in a few words; so are its calls described to others. */
  readonly about?: string;
  /** The features that its modules import, by name: those and no others. Its rank follows from them. */
  readonly uses: readonly string[];
  readonly entities?: readonly EntitySchema[];
  endpoints?(services: Services): readonly Endpoint[];
  /** What it does for messages of the outbox. */
  jobs?(services: Services): readonly JobHandler[];
  /** What it does once a day, whether or not anything was enqueued. */
  readonly daily?: readonly DailyJob[];
  /** What it makes follow from committed changes of public records. */
  changes?(services: Services): readonly ChangeFollower[];
  /** Its columns that name pictures and files of the store: what no column names belongs to nobody. */
  readonly files?: ReadonlyArray<{ readonly table: string; readonly column: string }>;
  /** Its counts that can be recounted from the rows that they follow from. */
  counts?(services: Services): readonly StoredCounts[];
  /** What of it can be found. */
  readonly search?: readonly SearchSource[];
  /** Its kinds of record that staff find from anywhere in the console. */
  readonly finding?: readonly FindSource[];
  /** Names of its records that texts lead from, and its texts in which names are linked. */
  readonly linkNames?: readonly LinkNames[];
  readonly linkTexts?: readonly LinkTexts[];
  /** Its kinds of record that other features do something with. */
  readonly subjects?: readonly Subject[];
  /** Its kinds of record whose drafts staff may show to others. */
  readonly previews?: readonly PreviewKind[];
  /** Its rows that name records of any kind; rows that only follow from the record are none. Foreign keys need no word. */
  readonly recordUses?: readonly RecordUse[];
  /** What it keeps of people: what they get to see of it and how it is erased. */
  personalData?(services: Services): PersonalData;
  /** Addresses of its pages that are there whatever the database holds, for search engines. */
  readonly fixedPages?: readonly string[];
  /** Its records' pages, for search engines. */
  sitemaps?(services: Services): readonly Sitemap[];
  /** Listens to events of features below; called once at assembly. */
  subscribe?(services: Services): void;
  /** What it still writes when the process ends; it must not fail. The database is open until then. */
  end?(services: Services): Promise<void>;
}

/** One feature as the assembly sees it. */
export type Feature = Required<FeatureDeclaration>;

/** Declares a feature; its `feature.ts` is the only place that says what it consists of. */
export function defineFeature(declaration: FeatureDeclaration): Feature {
  return {
    entities: [],
    about: '',
    endpoints: () => [],
    jobs: () => [],
    daily: [],
    changes: () => [],
    files: [],
    counts: () => [],
    search: [],
    finding: [],
    linkNames: [],
    linkTexts: [],
    subjects: [],
    previews: [],
    recordUses: [],
    personalData: () => ({}),
    fixedPages: [],
    sitemaps: () => [],
    subscribe: () => undefined,
    end: async () => undefined,
    ...declaration,
  };
}
