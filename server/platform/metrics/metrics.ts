import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { PageSource, RefreshOutcome } from '../cache/page-cache.ts';
import type { Database } from '../db/database.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Numbers for the operator's monitoring. Labels are route templates, never addresses. */
export interface Metrics {
  readonly contentType: string;
  observeRequest(method: string, route: string, status: number, seconds: number): void;
  /** Counts a page that was answered: from the cache, from a rendering that was under way, or rendered for it. */
  countPage(source: PageSource): void;
  /** Counts a page that was to be rendered again in the background, by what came of it. */
  countRefresh(outcome: RefreshOutcome): void;
  /** Counts a contact that was asked for, by what came of it: `shown`, or why it was refused. */
  countContact(outcome: string): void;
  /** Something that was refused because there was too much to do. */
  countShed(kind: string): void;
  /** The text that Prometheus reads. */
  text(): Promise<string>;
}

export function createMetrics(db: Pick<Database, 'retries'>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
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
  new Counter({
    name: 'antam_transaction_retries_total',
    help: 'Transactions tried again after a deadlock, a failed serialisation or on a connection that had died',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(db.retries());
    },
  });
  return {
    contentType: registry.contentType,
    observeRequest: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds),
    countPage: source => pages.inc({ source }),
    countRefresh: outcome => refreshes.inc({ outcome }),
    countContact: outcome => contacts.inc({ outcome }),
    countShed: kind => shed.inc({ kind }),
    text: () => registry.metrics(),
  };
}
