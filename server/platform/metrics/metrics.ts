import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PageSource, RefreshOutcome } from '../cache/page-cache.ts';
import type { JobOutcome } from '../jobs/run-lease.ts';
import type { PurgeOutcome } from '../network/purger.ts';
import { RELEASE } from '../release.ts';
import type { IndexSize } from '../search/search-index.ts';
import { addBackupMetrics } from './backup-metrics.ts';
import { addDatabaseMetrics } from './database-metrics.ts';
import type { MetricsParts } from './metrics-parts.ts';
import { addEmailMessageMetrics, addOutboxMetrics } from './outbox-metrics.ts';

/** Jobs send mail and write indexes: some take minutes. */
const JOB_SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 30, 120, 600];
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Numbers for the operator's monitoring. Labels are route templates, never addresses. */
export interface Metrics {
  readonly contentType: string;
  observeRequest(method: string, route: string, status: number, seconds: number): void;
  /** Counts a page that was answered: from the cache, from a rendering that was under way, or rendered for it. */
  countPage(source: PageSource): void;
  /** Counts a page that was to be rendered again in the background, by what came of it. */
  countRefresh(outcome: RefreshOutcome): void;
  /** Counts a purge of the network in front. */
  countPurge(outcome: PurgeOutcome): void;
  /** Counts a contact that was asked for, by what came of it: `shown`, or why it was refused. */
  countContact(outcome: string): void;
  /** Something that was refused because there was too much to do. */
  countShed(kind: string): void;
  /** A job of the outbox was tried: it is done, will be tried again, or was given up. */
  observeJob(topic: string, outcome: JobOutcome, seconds: number): void;
  observeSearch(operation: 'suggest' | 'match', seconds: number): void;
  /** Shows from now on whether the store of files fails. */
  watchStore(isFailing: () => boolean): void;
  /** Shows from now on how large the search index in this process is. */
  watchSearch(size: () => IndexSize | undefined): void;
  /** The text that Prometheus reads. */
  text(): Promise<string>;
}

export function createMetrics(parts: MetricsParts): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addBuildInfo(registry);
  addDatabaseMetrics(registry, parts);
  addOutboxMetrics(registry, parts);
  addEmailMessageMetrics(registry, parts);
  addBackupMetrics(registry, parts);
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by route template',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  const pages = new Counter({
    name: 'antam_pages_total',
    help: 'Pages answered, by where they came from',
    labelNames: ['source'],
    registers: [registry],
  });
  const refreshes = new Counter({
    name: 'antam_page_refreshes_total',
    help: 'Cached pages to be rendered again in the background, by what came of it: done, failed, or dropped as too many',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const purges = new Counter({
    name: 'antam_purges_total',
    help: 'Calls by which the network in front was told what to forget, by what came of it: done, or failed',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const contacts = new Counter({
    name: 'antam_contacts_total',
    help: 'Contacts asked for, by what came of it: shown, or why it was refused',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const shed = new Counter({
    name: 'antam_shed_total',
    help: 'Requests of anonymous visitors refused with 503 under too much load, by kind',
    labelNames: ['kind'],
    registers: [registry],
  });
  const jobs = new Histogram({
    name: 'antam_job_duration_seconds',
    help: 'Time to do a job of the outbox, by topic and by what came of it: done, retried, or given_up',
    labelNames: ['topic', 'outcome'],
    buckets: JOB_SECONDS,
    registers: [registry],
  });
  const searches = new Histogram({
    name: 'antam_search_duration_seconds',
    help: 'Time to ask the search index, by operation: suggest, or match',
    labelNames: ['operation'],
    buckets: SECONDS,
    registers: [registry],
  });
  return {
    contentType: registry.contentType,
    observeRequest: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds),
    countPage: source => pages.inc({ source }),
    countRefresh: outcome => refreshes.inc({ outcome }),
    countPurge: outcome => purges.inc({ outcome }),
    countContact: outcome => contacts.inc({ outcome }),
    countShed: kind => shed.inc({ kind }),
    observeJob: (topic, outcome, seconds) => jobs.observe({ topic, outcome }, seconds),
    observeSearch: (operation, seconds) => searches.observe({ operation }, seconds),
    watchStore: isFailing => addStoreMetric(registry, isFailing),
    watchSearch: size => addSearchMetrics(registry, size),
    text: () => registry.metrics(),
  };
}

/** Which program this is: always 1, what matters are the labels. */
function addBuildInfo(registry: Registry): void {
  const info = new Gauge({
    name: 'antam_build_info',
    help: 'The release that runs and the Node that runs it; the value is always 1',
    labelNames: ['release', 'node'],
    registers: [registry],
  });
  info.set({ release: RELEASE, node: process.versions.node }, 1);
}

/** The search index in this process: nothing before it is there. */
function addSearchMetrics(registry: Registry, size: () => IndexSize | undefined): void {
  new Gauge({
    name: 'antam_search_documents',
    help: 'Documents in the search index of this process',
    registers: [registry],
    collect() {
      this.set(size()?.documents ?? 0);
    },
  });
  new Gauge({
    name: 'antam_search_index_bytes',
    help: 'Bytes that the search index of this process takes',
    registers: [registry],
    collect() {
      this.set(size()?.bytes ?? 0);
    },
  });
}

/** Whether uploaded files cannot be stored, as far as this process has tried. */
function addStoreMetric(registry: Registry, isFailing: () => boolean): void {
  new Gauge({
    name: 'antam_store_failing',
    help: '1 while uploaded files cannot be written to their store, otherwise 0',
    registers: [registry],
    collect() {
      this.set(isFailing() ? 1 : 0);
    },
  });
}
