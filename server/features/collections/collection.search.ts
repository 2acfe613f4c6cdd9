import type { Database } from '../../platform/db/database.ts';
import { idBatches } from '../../platform/db/id-batches.ts';
import { ids as idList } from '../../platform/db/list-values.ts';
import type { Quote } from '../../platform/search/search-source.ts';
import { thumbnailsOf } from '../media/media.repository.ts';
import type { FindableDocument, FindableSource } from '../search/search-source.ts';
import { collectionUrl } from './collection.presenter.ts';
import { type CollectionCardRow, memberSummaries } from './collection.repository.ts';
import type { CollectionKind } from './contract.ts';
import { collectionPages } from './pages.ts';
import { tables } from './tables.ts';

/** Editors' choices are few and made with care. */
const WEIGHT = 0.9;

/** The picture of the first member that is public stands beside the name. */
const pictureOf = (of: CollectionKind): Quote => ({
  of,
  table: 'collection_member',
  owner: 'collection',
  quoted: 'memberId',
  aspects: ['status', 'pictures'],
});

function collectionSource(
  of: CollectionKind,
  identity: Pick<FindableSource, 'kind' | 'number' | 'objectType' | 'title'>,
): FindableSource {
  return {
    ...identity,
    inSmallIndex: true,
    entity: 'collection',
    listUrl: q => collectionPages.list({ kind: of, q }),
    aspects: ['kind', 'slug', 'name', 'summary', 'published', 'members'],
    quotes: of === 'thread' ? [] : [pictureOf(of)],
    ids: db => idBatches(db, 'collection', 'kind = ? and published = ?', [of, true]),
    documents: async (db, ids) => {
      const [rows, members] = await Promise.all([readRows(db, of, ids), memberSummaries(db, of, ids, 1)]);
      const firstOf = (id: number) => members.get(id)?.firstIds[0] ?? 0;
      const thumbnail = await thumbnailsOf(
        db,
        of,
        rows.map(row => firstOf(row.id)),
      );
      return rows.map(
        (row): FindableDocument => ({
          kind: identity.kind,
          entityId: row.id,
          name: row.name,
          body: [row.summary, 'tuyển chọn'],
          province: null,
          weight: WEIGHT,
          card: {
            name: row.name,
            absolute_url: collectionUrl(row),
            main_thumbnail_image: thumbnail(firstOf(row.id)),
            specialities_nested: [],
            address: '',
            body_search: row.summary,
            type: '',
          },
        }),
      );
    },
  };
}

function readRows(db: Database, of: CollectionKind, ids: readonly number[]): Promise<CollectionCardRow[]> {
  return db.read.rows(
    tables
      .selectFrom('collection')
      .select(['id', 'kind', 'slug', 'name', 'summary'])
      .where('id', 'in', idList(ids))
      .where('kind', '=', of)
      .where('published', '=', true)
      .orderBy('id'),
  );
}

export const placeCollections = collectionSource('place', {
  kind: 'collection_place',
  number: 4,
  objectType: 'collection_index_place',
  title: 'Tuyển chọn cơ sở y tế',
});
export const professionalCollections = collectionSource('professional', {
  kind: 'collection_professional',
  number: 5,
  objectType: 'collection_index_professional',
  title: 'Tuyển chọn bác sĩ',
});
export const threadCollections = collectionSource('thread', {
  kind: 'collection_thread',
  number: 9,
  objectType: 'collection_index_thread',
  title: 'Tuyển chọn câu hỏi',
});
