import type { Database } from '../../platform/db/database.ts';
import { literal } from '../../platform/db/expressions.ts';
import { ids } from '../../platform/db/list-values.ts';
import type { CollectionKind } from './contract.ts';
import { tables } from './tables.ts';

/** The columns that a card is presented from. */
const CARD = ['id', 'kind', 'slug', 'name', 'summary'] as const;

export type CollectionCardRow = Awaited<ReturnType<typeof publishedCollections>>[number];
export type MemberRow = Awaited<ReturnType<typeof membersOf>>[number];

/** The members of collections of one kind that the public may see. */
const visibleMembers = (kind: CollectionKind) =>
  tables.selectFrom('collection_member as member').innerJoin(
    inner => inner.selectFrom(kind).select('id').where('status', '=', literal('published')).as('entity'),
    join => join.onRef('entity.id', '=', 'member.memberId'),
  );

/** All published collections, of one kind or of any, in the editors' order. */
export function publishedCollections(db: Database, kind: CollectionKind | undefined) {
  const published = tables.selectFrom('collection').select(CARD).where('published', '=', true);
  return db.read.rows(
    (kind === undefined ? published : published.where('kind', '=', kind)).orderBy('position').orderBy('id'),
  );
}

/** A published collection; undefined where there is none with this id. */
export function publishedCollection(db: Database, id: number) {
  return db.read.row(
    tables
      .selectFrom('collection')
      .select([...CARD, 'description', 'updatedAt'])
      .where('id', '=', id)
      .where('published', '=', true),
  );
}

/** Members that the public may see, in the editors' order. */
export function membersOf(db: Database, collection: { id: number; kind: CollectionKind }) {
  return db.read.rows(
    visibleMembers(collection.kind)
      .select(['member.memberId as id', 'member.note'])
      .where('member.collection', '=', collection.id)
      .orderBy('member.position')
      .orderBy('member.memberId'),
  );
}

export interface MemberSummary {
  /** Members that the public may see. */
  readonly count: number;
  /** The first of them, in order. */
  readonly firstIds: readonly number[];
}

/** How many members collections of one kind have, and which are the first; those without any are left out. */
export async function memberSummaries(
  db: Database,
  kind: CollectionKind,
  collectionIds: readonly number[],
  first: number,
): Promise<ReadonlyMap<number, MemberSummary>> {
  const ranked = visibleMembers(kind)
    .where('member.collection', 'in', ids(collectionIds))
    .select(eb => [
      'member.collection as collectionId',
      'member.memberId as id',
      eb.fn
        .countAll<number>()
        .over(over => over.partitionBy('member.collection'))
        .as('count'),
      eb.fn
        .agg<number>('row_number')
        .over(over => over.partitionBy('member.collection').orderBy('member.position').orderBy('member.memberId'))
        .as('rank'),
    ]);
  const rows = await db.read.rows(
    tables
      .selectFrom(ranked.as('ranked'))
      .select(['collectionId', 'id', 'count'])
      .where('rank', '<=', first)
      .orderBy('collectionId')
      .orderBy('rank'),
  );
  const byCollection = Map.groupBy(rows, row => row.collectionId);
  return new Map(
    [...byCollection].map(([id, members]) => [
      id,
      { count: members[0]?.count ?? 0, firstIds: members.map(member => member.id) },
    ]),
  );
}
