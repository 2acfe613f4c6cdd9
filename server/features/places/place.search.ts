import type { Database } from '../../platform/db/database.ts';
import { idBatches } from '../../platform/db/id-batches.ts';
import { ids as idList } from '../../platform/db/list-values.ts';
import { publishedHotline } from '../../platform/phone/vietnam-phone.ts';
import { areaWords } from '../areas/area-words.ts';
import { thumbnailsOf } from '../media/media.repository.ts';
import type { FindableDocument, FindableSource } from '../search/search-source.ts';
import { termsOf } from '../taxonomy/term.repository.ts';
import { termName, termWordsOf, WORDS_OF_TERM } from '../taxonomy/term-words.ts';
import { placePages } from './pages.ts';
import type { PlaceAspect } from './place.entity.ts';
import { placeUrl } from './place.presenter.ts';
import { tables } from './tables.ts';

const ASPECTS: readonly PlaceAspect[] = [
  'slug',
  'name',
  'status',
  'placeType',
  'address',
  'ward',
  'district',
  'province',
  'acceptsBhyt',
  'phone',
  'relevance',
  'terms',
  'pictures',
];

/** The highest relevance that a place can have. */
const MAX_RELEVANCE = 1_000_000;

/** Published places: by name, kind, specialities, services and where they stand. */
export const placeSearch: FindableSource = {
  kind: 'place',
  number: 1,
  inSmallIndex: false,
  objectType: 'place_index',
  title: 'Cơ sở y tế',
  entity: 'place',
  listUrl: q => placePages.list({ q }),
  aspects: ASPECTS,
  lateAspects: ['relevance'],
  quotes: [
    { of: 'term', table: 'place_term', owner: 'place', quoted: 'term', aspects: WORDS_OF_TERM },
    { of: 'term', table: 'place', owner: 'id', quoted: 'placeType', aspects: WORDS_OF_TERM },
  ],
  ids: db => idBatches(db, 'place', "status = 'published'", []),
  documents: async (db, ids) => {
    const [rows, terms, areas, termWords, thumbnail] = await Promise.all([
      readRows(db, ids),
      termsOf(db),
      areaWords(db),
      termWordsOf(db, 'place_term', ids, new Set()),
      thumbnailsOf(db, 'place', ids),
    ]);
    return rows.map((row): FindableDocument => {
      const { specialities, words } = termWords(row.id);
      const type = terms.get(row.placeType);
      return {
        kind: 'place',
        entityId: row.id,
        name: row.name,
        titles: type ? [type.name, type.abbreviation] : [],
        body: [
          ...(type?.aliases ?? []),
          ...words,
          row.address,
          row.ward ?? '',
          row.acceptsBhyt ? 'BHYT' : '',
          publishedHotline(row.phone),
          areas.of(row.province, row.district),
        ],
        province: areas.slug(row.province),
        weight: row.relevance / MAX_RELEVANCE,
        card: {
          name: row.name,
          absolute_url: placeUrl(row),
          main_thumbnail_image: thumbnail(row.id),
          specialities_nested: [...specialities],
          address: row.address,
          body_search: termName(terms, row.placeType),
          type: '',
        },
      };
    });
  },
};

function readRows(db: Database, ids: readonly number[]) {
  return db.read.rows(
    tables
      .selectFrom('place')
      .leftJoin('ward', 'ward.id', 'place.ward')
      .select([
        'place.id',
        'place.slug',
        'place.name',
        'place.address',
        'place.placeType',
        'ward.fullName as ward',
        'place.province',
        'place.district',
        'place.acceptsBhyt',
        'place.phone',
        'place.relevance',
      ])
      .where('place.id', 'in', idList(ids))
      .where('place.status', '=', 'published')
      .orderBy('place.id'),
  );
}
