import { newToken } from '../../../platform/auth/token.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import type { Services } from '../../../platform/services.ts';
import { VISIT_FEED_PATH } from '../feed-contract.ts';
import { tables } from '../tables.ts';
import type { VisitsOf } from '../visits-of.ts';

/** The page of a feed: the professional's where there is one, otherwise the place's. */
const pageOf = ({ place, professional }: VisitsOf) =>
  professional === null
    ? ({ kind: 'place', entity_id: place ?? 0 } as const)
    : ({ kind: 'professional', entity_id: professional } as const);

/** An account's feed of a page; undefined where there is none. */
export function feedOf(primary: Pick<Reader, 'row'>, accountId: number, of: VisitsOf) {
  const { kind, entity_id } = pageOf(of);
  return primary.row(
    tables
      .selectFrom('visit_feed')
      .select('created_at')
      .where('account_id', '=', accountId)
      .where('kind', '=', kind)
      .where('entity_id', '=', entity_id),
  );
}

/** Makes a new address, of which only a hash is kept, in place of the one before. Whether the account owns the page is asked before. */
export async function renewFeed(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  accountId: number,
  of: VisitsOf,
): Promise<{ created_at: string; address: string }> {
  const { token, tokenHash } = newToken();
  const made = { secret_hash: tokenHash, created_at: clock.now() };
  await db.transaction(unit =>
    unit.run(
      tables
        .insertInto('visit_feed')
        .values({ account_id: accountId, ...pageOf(of), ...made })
        .onConflict(same => same.columns(['account_id', 'kind', 'entity_id']).doUpdateSet(made)),
    ),
  );
  const path = VISIT_FEED_PATH.replace(':secret', token);
  return { created_at: made.created_at.toISOString(), address: new URL(path, config.origin).href };
}
