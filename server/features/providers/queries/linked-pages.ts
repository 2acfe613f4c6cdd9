import type { Reader } from '../../../platform/db/reader.ts';
import { placeUrl } from '../../places/place.presenter.ts';
import { professionalUrl } from '../../professionals/professional.presenter.ts';
import type { StaffApplication } from '../staff-contract.ts';
import { tables } from '../tables.ts';
import type { OwnedPage } from './owned-pages.ts';

type Linked = StaffApplication['links'][number];
type Kind = OwnedPage['kind'];

/** The pages that an account is linked with and that are still there. */
export async function linkedPages(primary: Reader, accountId: number): Promise<Linked[]> {
  const pages = await Promise.all((['professional', 'place'] as const).map(kind => pagesOf(primary, accountId, kind)));
  return pages.flat();
}

async function pagesOf(primary: Reader, accountId: number, kind: Kind): Promise<Linked[]> {
  const rows = await primary.rows(
    tables
      .selectFrom('provider_link as link')
      .innerJoin(
        inner => inner.selectFrom(kind).select(['id', 'slug', 'name']).as('page'),
        join => join.onRef('page.id', '=', 'link.entity_id'),
      )
      .select(['page.id', 'page.slug', 'page.name'])
      .where('link.account_id', '=', accountId)
      .where('link.kind', '=', kind)
      .orderBy('page.id'),
  );
  return rows.map(({ id, slug, name }) => ({ kind, id, name, absolute_url: pageUrl(kind, { id, slug }) }));
}

/** Where the page of a professional or place is. */
export function pageUrl(kind: Kind, page: { slug: string; id: number }): string {
  return kind === 'place' ? placeUrl(page) : professionalUrl(page);
}
