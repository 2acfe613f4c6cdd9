import { slugId } from '../../platform/http/site-page.ts';
import type { Picture } from '../media/contract.ts';
import type { CollectionCardRow, MemberSummary } from './collection.repository.ts';
import type { CollectionCard } from './contract.ts';
import { collectionPages } from './pages.ts';

/** Pictures on a card. */
const PICTURES = 3;

/** Path of a collection's page. */
export const collectionUrl = ({ id, slug }: { id: number; slug: string }) =>
  collectionPages.detail({ slugId: slugId({ slug, id }) });

/** A collection as lists show it; `pictures` are those of its kind's members, by member. */
export function presentCollectionCard(
  row: CollectionCardRow,
  members: MemberSummary | undefined,
  pictures: ReadonlyMap<number, Picture>,
): CollectionCard {
  return {
    id: row.id,
    kind: row.kind,
    absolute_url: collectionUrl(row),
    name: row.name,
    summary: row.summary,
    member_count: members?.count ?? 0,
    pictures: (members?.firstIds ?? []).flatMap(id => pictures.get(id) ?? []).slice(0, PICTURES),
  };
}
