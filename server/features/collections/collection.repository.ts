import type { Database } from '../../platform/db/database.ts';
import { listSql } from '../../platform/db/id-list.ts';
import type { CollectionKind } from './contract.ts';

/** The columns that a card is presented from. */
export interface CollectionCardRow {
  readonly id: number;
  readonly kind: CollectionKind;
  readonly slug: string;
  readonly name: string;
  readonly summary: string;
}

export interface CollectionDetailRow extends CollectionCardRow {
  readonly description: string;
  readonly updatedAt: number | Date;
}

export interface MemberRow {
  readonly id: number;
  readonly note: string;
}

/** Table of a kind's members, whose column `status` says what the public may see. */
const MEMBER_TABLE: Readonly<Record<CollectionKind, string>> = { place: 'place', professional: 'professional' };

const CARD = 'id, kind, slug, name, summary';

const visibleMembers = (kind: CollectionKind) =>
  `collection_member member join ${MEMBER_TABLE[kind]} entity on entity.id = member.member_id and entity.status = 'published'`;

/** All published collections, of one kind or of any, in the editors' order. */
export function publishedCollections(db: Database, kind: CollectionKind | undefined): Promise<CollectionCardRow[]> {
  const ofKind = kind === undefined ? '' : 'and kind = ?';
  return db.read.all<CollectionCardRow>(
    `select ${CARD} from collection where published = ? ${ofKind} order by position, id`,
    kind === undefined ? [true] : [true, kind],
  );
}

/** A published collection; undefined where there is none with this id. */
export function publishedCollection(db: Database, id: number): Promise<CollectionDetailRow | undefined> {
  return db.read.first<CollectionDetailRow>(
    `select ${CARD}, description, updated_at as "updatedAt" from collection where id = ? and published`,
    [id],
  );
}

/** Members that the public may see, in the editors' order. */
export function membersOf(db: Database, collection: { id: number; kind: CollectionKind }): Promise<MemberRow[]> {
  return db.read.all<MemberRow>(
    `select member.member_id as id, member.note from ${visibleMembers(collection.kind)}
     where member.collection_id = ? order by member.position, member.member_id`,
    [collection.id],
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
  const list = listSql(db.engine);
  const rows = await db.read.all<{ collectionId: number; id: number; count: number }>(
    `select "collectionId", id, count from (
       select member.collection_id as "collectionId", member.member_id as id,
         count(*) over (partition by member.collection_id) as count,
         row_number() over (partition by member.collection_id order by member.position, member.member_id) as rank
       from ${visibleMembers(kind)} where ${list.hasId('member.collection_id')}
     ) ranked where rank <= ? order by "collectionId", rank`,
    [list.ids(collectionIds), first],
  );
  const byCollection = Map.groupBy(rows, row => row.collectionId);
  return new Map(
    [...byCollection].map(([id, members]) => [
      id,
      { count: members[0]?.count ?? 0, firstIds: members.map(member => member.id) },
    ]),
  );
}
