import type { Reader } from '../../../platform/db/reader.ts';
import type { PROVIDER_KINDS } from '../provider-link.entity.ts';

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
  return primary.all<OwnedPage>(
    `select link.kind, link.entity_id as id from provider_link link join account on account.id = link.account_id
     where link.account_id = ? and account.status = 'active' order by link.kind, link.entity_id`,
    [accountId],
  );
}

/** Whether an account owns a page: see {@link ownedPages}. */
export async function ownsPage(primary: Reader, accountId: number, { kind, id }: OwnedPage): Promise<boolean> {
  const link = await primary.first(
    `select link.entity_id from provider_link link join account on account.id = link.account_id
     where link.account_id = ? and link.kind = ? and link.entity_id = ? and account.status = 'active'`,
    [accountId, kind, id],
  );
  return link !== undefined;
}
