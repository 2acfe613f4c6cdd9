import type { Services } from '../../platform/services.ts';
import { type AccountMaker, createAccountMaker } from './account-maker.ts';
import { createDiscussionMaker, type DiscussionMaker } from './discussion-maker.ts';
import { createOfferMaker, type OfferMaker } from './offer-maker.ts';
import { createOutboxMaker, type OutboxMaker } from './outbox-maker.ts';
import { createPageMaker, type PageMaker } from './page-maker.ts';
import { createRowMaker, type RowMaker } from './row-maker.ts';
import { createVisitMaker, type VisitMaker } from './visit-maker.ts';
import { createWordMaker, type WordMaker } from './word-maker.ts';

/** Writes fresh records of every kind straight into the database, each for one call. */
export interface RecordMaker
  extends Pick<RowMaker, 'set' | 'remove' | 'rowText'>,
    PageMaker,
    VisitMaker,
    AccountMaker,
    OfferMaker,
    DiscussionMaker,
    WordMaker,
    OutboxMaker {}

export async function createRecordMaker(services: Services): Promise<RecordMaker> {
  const rows = createRowMaker(services);
  const pages = await createPageMaker(services, rows);
  return {
    set: rows.set,
    remove: rows.remove,
    rowText: rows.rowText,
    ...pages,
    ...createVisitMaker(services, rows, pages.page),
    ...createAccountMaker(services, rows, pages.page),
    ...createOfferMaker(services, rows, pages.page),
    ...createDiscussionMaker(services, rows.write),
    ...createWordMaker(services, rows),
    ...createOutboxMaker(services, rows),
  };
}
