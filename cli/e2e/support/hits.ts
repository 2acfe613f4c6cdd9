import type { Page } from 'playwright-core';
import { z } from 'zod';

const batch = z.object({
  user_id: z.string().optional(),
  hits: z.array(z.looseObject({ kind: z.string(), path: z.string() })),
});
export type SentBatch = z.infer<typeof batch>;

/** Everything that a page reports about the visit, as it goes to the server, and what the server answers. */
export interface Reported {
  readonly batches: SentBatch[];
  /** All hits so far, oldest first. */
  hits(): SentBatch['hits'];
  /** Status codes of the answers. */
  readonly statuses: number[];
}

/** Listens to the page's reports; call it before the page is opened. */
export function listenToHits(page: Page): Reported {
  const batches: SentBatch[] = [];
  const statuses: number[] = [];
  // The browser shows what a beacon holds only where requests are taken out of it one by one. Not awaited: the page
  // gets its commands in order.
  void page.route(
    url => isReport(url.href),
    route => route.continue(),
  );
  page.on('request', request => {
    if (isReport(request.url())) batches.push(batch.parse(JSON.parse(request.postData() ?? '')));
  });
  page.on('response', answer => {
    if (isReport(answer.url())) statuses.push(answer.status());
  });
  return { batches, statuses, hits: () => batches.flatMap(({ hits }) => hits) };
}

function isReport(url: string): boolean {
  return new URL(url).pathname === '/api/v1/analytics/';
}
