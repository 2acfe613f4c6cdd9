import { literal } from '../../platform/db/expressions.ts';
import { idBatches } from '../../platform/db/id-batches.ts';
import { ids as idList } from '../../platform/db/list-values.ts';
import type { Parameters } from '../../platform/db/parameter.ts';
import { statement } from '../../platform/db/query.ts';
import type { FindableSource } from '../search/search-source.ts';
import { synonymsOf } from '../synonyms/synonym.repository.ts';
import { diseaseUrl } from './disease-url.ts';
import { diseasePages } from './pages.ts';
import { besideCards } from './queries/disease-cards.ts';
import { nearestDiseases } from './queries/diseases-of-complaints.ts';
import { rarityOf } from './rules/commonness.ts';
import { tables } from './tables.ts';

/** Of the commonest; each step to rarer ones takes a little, so that other kinds stand where they stood. */
const WEIGHT = 0.7;
const RARER = 0.01;

const rowsOf = statement((p: Parameters<{ readonly ids: readonly number[] }>) =>
  tables
    .selectFrom('disease')
    .select(['id', 'slug', 'name', 'icd10', 'summary', 'emergency', 'commonness'])
    .where('id', 'in', idList(p.ids))
    .where('status', '=', literal('published'))
    .orderBy('id'),
);

const complaintsOf = statement((p: Parameters<{ readonly ids: readonly number[] }>) =>
  tables
    .selectFrom('disease_complaint as link')
    .innerJoin('complaint', 'complaint.id', 'link.complaint')
    .select(['link.disease', 'complaint.name', 'complaint.people'])
    .where('link.disease', 'in', idList(p.ids))
    .orderBy('link.position'),
);

/** Diseases by their names, as doctors and as people say them, and by what people come with who may have them, as a whole. */
export const diseaseSearch: FindableSource = {
  kind: 'disease',
  number: 10,
  inSmallIndex: false,
  isOfNames: true,
  matchesWholes: true,
  objectType: 'disease_index',
  title: 'Bệnh',
  listUrl: q => diseasePages.list({ q }),
  entity: 'disease',
  aspects: [
    'name',
    'slug',
    'names',
    'synonyms',
    'icd10',
    'overview',
    'specialities',
    'complaints',
    'commonness',
    'emergency',
    'status',
  ],
  quotes: [
    {
      of: 'complaint',
      table: 'disease_complaint',
      owner: 'disease',
      quoted: 'complaint',
      aspects: ['name', 'people'],
    },
    { of: 'term', table: 'disease_term', owner: 'disease', quoted: 'term', aspects: ['name'] },
  ],
  ids: db => idBatches(db, 'disease', 'status = ?', ['published']),
  documents: async (db, ids) => {
    const [rows, complaints, { names, terms }, synonyms] = await Promise.all([
      db.read.rows(rowsOf({ ids })),
      db.read.rows(complaintsOf({ ids })),
      besideCards({ db }, ids),
      synonymsOf(db.read, 'disease', ids),
    ]);
    const complaintsById = Map.groupBy(complaints, row => row.disease);
    const signsOf = (id: number) => complaintsById.get(id) ?? [];
    return rows.map(row => ({
      kind: 'disease',
      entityId: row.id,
      name: row.name,
      province: null,
      weight: WEIGHT - RARER * rarityOf(row.commonness),
      titles: [...names(row.id), ...synonyms(row.id)],
      body: [row.icd10],
      wholes: signsOf(row.id).flatMap(({ name, people }) => [name, ...people]),
      card: {
        name: row.name,
        absolute_url: diseaseUrl(row),
        main_thumbnail_image: null,
        specialities_nested: terms(row.id).map(({ name }) => name),
        address: '',
        body_search: row.summary,
        type: '',
        ...(row.emergency && { emergency: true }),
        other_names: [{ are: 'tên khác', names: names(row.id) }],
        signs: signsOf(row.id).map(({ name }) => name),
      },
    }));
  },
  nearestTo: nearestDiseases,
};
