import { notFound } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { threadsWithQuestions } from '../../forum/queries/threads-with-questions.ts';
import { placeCards } from '../../places/queries/place-cards.ts';
import { professionalCards } from '../../professionals/queries/professional-cards.ts';
import { type MemberRow, membersOf, publishedCollection } from '../collection.repository.ts';
import type { CollectionDetail } from '../contract.ts';
import { collectionCards } from './collection-cards.ts';

/**
 * A published collection with the cards of all its members. No distances: the page is the same for everybody, so it
 * can be cached. Throws a 404 Problem where there is none with this id.
 */
export async function collectionDetail(services: Services, id: number): Promise<CollectionDetail> {
  const { db } = services;
  const row = await publishedCollection(db, id);
  if (row === undefined) throw notFound('Không tìm thấy tuyển chọn.');
  const [cards, members] = await Promise.all([collectionCards(db, [row]), membersOf(db, row)]);
  const ids = members.map(member => member.id);
  const [card] = cards;
  if (card === undefined) throw notFound('Không tìm thấy tuyển chọn.');
  return {
    ...card,
    slug: row.slug,
    description: row.description,
    places: row.kind === 'place' ? withNotes(await placeCards(services, ids), members) : [],
    professionals: row.kind === 'professional' ? withNotes(await professionalCards(services, ids), members) : [],
    threads: row.kind === 'thread' ? withNotes(await threadsWithQuestions(services, ids), members) : [],
    updated_at: row.updatedAt.toISOString(),
  };
}

/** The editors' words beside each member. */
function withNotes<Card extends { readonly id: number }>(cards: readonly Card[], members: readonly MemberRow[]) {
  const notes = new Map(members.map(member => [member.id, member.note]));
  return cards.map(card => ({ ...card, note: notes.get(card.id) ?? '' }));
}
