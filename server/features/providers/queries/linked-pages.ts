import type { Parameters } from '../../../platform/db/parameter.ts';
import { type RowOf, statement } from '../../../platform/db/query.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import { placeUrl } from '../../places/place.presenter.ts';
import { professionalUrl } from '../../professionals/professional.presenter.ts';
import { PROVIDER_KINDS } from '../provider-link.entity.ts';
import { tables } from '../tables.ts';

type Kind = (typeof PROVIDER_KINDS)[number];

const PAGES = {
  professional: tables.selectFrom('professional').select(['id', 'slug', 'name', 'status']),
  place: tables.selectFrom('place').select(['id', 'slug', 'name', 'status']),
};

const linkedOf = (kind: Kind) =>
  statement((p: Parameters<{ readonly accountId: number }>) =>
    tables
      .selectFrom('provider_link as link')
      .innerJoin('account', 'account.id', 'link.account')
      .innerJoin(PAGES[kind].as('page'), join => join.onRef('page.id', '=', 'link.entityId'))
      .select(['page.id', 'page.slug', 'page.name', 'page.status', 'account.status as accountStatus'])
      .where('link.account', '=', p.accountId)
      .where('link.kind', '=', kind)
      .orderBy('page.id'),
  );

const LINKED = { professional: linkedOf('professional'), place: linkedOf('place') };

/** The page of a professional or a place, and the state of the account that it is linked with. */
export type LinkedPage = RowOf<ReturnType<typeof linkedOf>> & { readonly kind: Kind };

/**
 * The pages that an account is linked with and that are still there. Read from the primary database: a right must end
 * with the link.
 */
export async function linkedPages(primary: Reader, accountId: number): Promise<LinkedPage[]> {
  const pages = await Promise.all(
    PROVIDER_KINDS.map(async kind => (await primary.rows(LINKED[kind]({ accountId }))).map(row => ({ ...row, kind }))),
  );
  return pages.flat();
}

/** How answers name a page. */
export function presentPage({ kind, id, slug, name }: Pick<LinkedPage, 'kind' | 'id' | 'slug' | 'name'>) {
  return { kind, id, name, absolute_url: pageUrl(kind, { id, slug }) };
}

/** Where the page of a professional or place is. */
export function pageUrl(kind: Kind, page: { slug: string; id: number }): string {
  return kind === 'place' ? placeUrl(page) : professionalUrl(page);
}
