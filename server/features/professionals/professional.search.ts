import { oneLineOf } from '../../platform/contract/formatted-text.ts';
import type { Database } from '../../platform/db/database.ts';
import { idBatches } from '../../platform/db/id-batches.ts';
import { ids as idList, idRows } from '../../platform/db/list-values.ts';
import { areaWords } from '../areas/area-words.ts';
import { thumbnailsOf } from '../media/media.repository.ts';
import type { PlaceAspect } from '../places/place.entity.ts';
import type { FindableDocument, FindableSource } from '../search/search-source.ts';
import { termsOf } from '../taxonomy/term.repository.ts';
import { termName, termWordsOf, WORDS_OF_TERM } from '../taxonomy/term-words.ts';
import { professionalPages } from './pages.ts';
import type { ProfessionalAspect } from './professional.entity.ts';
import { professionalUrl } from './professional.presenter.ts';
import { displayName } from './rules/names.ts';
import { tables } from './tables.ts';

const ASPECTS: readonly ProfessionalAspect[] = [
  'slug',
  'name',
  'status',
  'honorific',
  'position',
  'occupation',
  'province',
  'district',
  'relevance',
  'terms',
  'workplaces',
  'pictures',
];

/** The highest relevance that a professional can have. */
const MAX_RELEVANCE = 1_000_000;

/** Verified professionals: by name, titles, specialities, services, workplaces and where those stand. */
export const professionalSearch: FindableSource = {
  kind: 'professional',
  number: 0,
  inSmallIndex: false,
  objectType: 'professional_index',
  title: 'Bác sĩ',
  entity: 'professional',
  listUrl: q => professionalPages.list({ q }),
  aspects: ASPECTS,
  lateAspects: ['relevance'],
  quotes: [
    {
      of: 'place',
      table: 'workplace',
      owner: 'professional',
      quoted: 'place',
      aspects: ['name', 'address', 'status', 'province', 'district'] satisfies readonly PlaceAspect[],
    },
    { of: 'term', table: 'professional_term', owner: 'professional', quoted: 'term', aspects: WORDS_OF_TERM },
    { of: 'term', table: 'professional', owner: 'id', quoted: 'occupation', aspects: WORDS_OF_TERM },
  ],
  ids: db => idBatches(db, 'professional', "status = 'published'", []),
  documents: async (db, ids) => {
    const [rows, terms, areas, termWords, thumbnail, workplaces] = await Promise.all([
      readRows(db, ids),
      termsOf(db),
      areaWords(db),
      termWordsOf(db, 'professional_term', ids, new Set(['speciality'])),
      thumbnailsOf(db, 'professional', ids),
      readWorkplaces(db, ids),
    ]);
    return rows.map((row): FindableDocument => {
      const { specialities, words } = termWords(row.id);
      const places = workplaces.get(row.id) ?? [];
      const [main] = places;
      return {
        kind: 'professional',
        entityId: row.id,
        name: row.name,
        titles: [row.honorific, termName(terms, row.occupation)],
        body: [
          ...words,
          oneLineOf(row.position),
          areas.of(row.province, row.district),
          ...places.flatMap(place => [place.name, areas.of(place.province, place.district)]),
        ],
        province: areas.slug(row.province),
        weight: row.relevance / MAX_RELEVANCE,
        card: {
          name: displayName(row.honorific, row.name),
          absolute_url: professionalUrl(row),
          main_thumbnail_image: thumbnail(row.id),
          specialities_nested: [...specialities],
          address: main ? [main.name, main.address].filter(part => part !== '').join(', ') : '',
          body_search: oneLineOf(row.position),
          type: '',
        },
      };
    });
  },
};

function readRows(db: Database, ids: readonly number[]) {
  return db.read.rows(
    tables
      .selectFrom('professional')
      .select(['id', 'slug', 'name', 'honorific', 'position', 'occupation', 'province', 'district', 'relevance'])
      .where('id', 'in', idList(ids))
      .where('status', '=', 'published')
      .orderBy('id'),
  );
}

/** Published workplaces of each, the main one first. */
async function readWorkplaces(db: Database, ids: readonly number[]) {
  const rows = await db.read.rows(
    tables
      .selectFrom(idRows(ids).as('chosen'))
      .crossJoin('workplace')
      .innerJoin('place', 'place.id', 'workplace.place')
      .select(['workplace.professional', 'place.name', 'place.address', 'place.province', 'place.district'])
      .whereRef('workplace.professional', '=', 'chosen.value')
      .where('place.status', '=', 'published')
      .orderBy('workplace.professional')
      .orderBy('workplace.position')
      .orderBy('place.id'),
  );
  return Map.groupBy(rows, row => row.professional);
}
