import { newToken } from '../../../platform/auth/token.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import type { Services } from '../../../platform/services.ts';
import { VISIT_FEED_PATH } from '../feed-contract.ts';
import { tables } from '../tables.ts';
import type { VisitsOf } from '../visits-of.ts';

/** The page of a feed: the professional's where there is one, otherwise the place's. */
const pageOf = ({ place, professional }: VisitsOf) =>
  professional === null
    ? ({ kind: 'place', entityId: place ?? 0 } as const)
    : ({ kind: 'professional', entityId: professional } as const);

/** An account's feed of a page; undefined where there is none. */
export function feedOf(primary: Pick<Reader, 'row'>, accountId: number, of: VisitsOf) {
  const { kind, entityId } = pageOf(of);
  return primary.row(
    tables
      .selectFrom('visit_feed')
      .select('createdAt')
      .where('account', '=', accountId)
      .where('kind', '=', kind)
      .where('entityId', '=', entityId),
  );
}

/** Makes a new address, of which only a hash is kept, in place of the one before. Whether the account owns the page is asked before. */
export async function renewFeed(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  accountId: number,
  of: VisitsOf,
): Promise<{ created_at: string; address: string }> {
  const { token, tokenHash } = newToken();
  const made = { secretHash: tokenHash, createdAt: clock.now() };
  await db.transaction(unit =>
    unit.run(
      tables
        .insertInto('visit_feed')
        .values({ account: accountId, ...pageOf(of), ...made })
        .onConflict(same => same.columns(['account', 'kind', 'entityId']).doUpdateSet(made)),
    ),
  );
  const path = VISIT_FEED_PATH.replace(':secret', token);
  return { created_at: made.createdAt.toISOString(), address: new URL(path, config.origin).href };
}
