import type { Reader } from '../../../platform/db/reader.ts';
import type { PROVIDER_KINDS } from '../provider-link.entity.ts';
import { tables } from '../tables.ts';

/** The page of a professional or a place. */
export interface OwnedPage {
  readonly kind: (typeof PROVIDER_KINDS)[number];
  /** Of the professional or place. */
  readonly id: number;
}

/**
 * The pages that an account owns, as staff approved it; none while it waits for approval. Read from the primary
 * database: a right must end with the link.
 */
export function ownedPages(primary: Reader, accountId: number): Promise<OwnedPage[]> {
  return primary.rows(
    linksOf(accountId).select(['link.kind', 'link.entity_id as id']).orderBy('link.kind').orderBy('link.entity_id'),
  );
}

/** Whether an account owns a page: see {@link ownedPages}. */
export async function ownsPage(primary: Reader, accountId: number, { kind, id }: OwnedPage): Promise<boolean> {
  const link = await primary.row(
    linksOf(accountId).select('link.entity_id').where('link.kind', '=', kind).where('link.entity_id', '=', id),
  );
  return link !== undefined;
}

const linksOf = (accountId: number) =>
  tables
    .selectFrom('provider_link as link')
    .innerJoin('account', 'account.id', 'link.account_id')
    .where('link.account_id', '=', accountId)
    .where('account.status', '=', 'active');
