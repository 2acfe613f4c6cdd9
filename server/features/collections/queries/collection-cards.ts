import type { Database } from '../../../platform/db/database.ts';
import { mainPictures } from '../../media/media.repository.ts';
import { presentCollectionCard } from '../collection.presenter.ts';
import { type CollectionCardRow, memberSummaries } from '../collection.repository.ts';
import { type CollectionCard, collectionKind } from '../contract.ts';

/** Members among which a card's pictures are looked for. */
const FIRST_MEMBERS = 8;

/** Cards in the order of the rows: two queries for each kind among them, however many there are. */
export async function collectionCards(db: Database, rows: readonly CollectionCardRow[]): Promise<CollectionCard[]> {
  const cards = new Map<number, CollectionCard>();
  for (const kind of collectionKind.options) {
    const ofKind = rows.filter(row => row.kind === kind);
    if (ofKind.length === 0) continue;
    const ids = ofKind.map(row => row.id);
    const members = await memberSummaries(db, kind, ids, FIRST_MEMBERS);
    const pictures = await mainPictures(
      db,
      kind,
      [...members.values()].flatMap(member => member.firstIds),
    );
    for (const row of ofKind) cards.set(row.id, presentCollectionCard(row, members.get(row.id), pictures));
  }
  return rows.flatMap(row => cards.get(row.id) ?? []);
}
