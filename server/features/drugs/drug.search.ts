import { literal } from '../../platform/db/expressions.ts';
import { idBatches } from '../../platform/db/id-batches.ts';
import { ids as idList } from '../../platform/db/list-values.ts';
import type { Parameters } from '../../platform/db/parameter.ts';
import { statement } from '../../platform/db/query.ts';
import type { FindableSource } from '../search/search-source.ts';
import { synonymsOf } from '../synonyms/synonym.repository.ts';
import { DRUG_TYPE_NAMES } from './contract.ts';
import { drugUrl } from './drug-url.ts';
import { drugPages } from './pages.ts';
import { namesOf } from './queries/drug-cards.ts';
import { tables } from './tables.ts';

const WEIGHT = 0.6;

const rowsOf = statement((p: Parameters<{ readonly ids: readonly number[] }>) =>
  tables
    .selectFrom('drug')
    .select(['id', 'slug', 'name', 'atc', 'groupName', 'type'])
    .where('id', 'in', idList(p.ids))
    .where('status', '=', literal('published'))
    .orderBy('id'),
);

/** Drugs by their generic and brand names, and by what they belong to. */
export const drugSearch: FindableSource = {
  kind: 'drug',
  number: 11,
  inSmallIndex: false,
  isOfNames: true,
  objectType: 'drug_medication_index',
  title: 'Thuốc',
  listUrl: q => drugPages.list({ q }),
  entity: 'drug',
  aspects: ['name', 'slug', 'names', 'synonyms', 'atc', 'groupName', 'type', 'status'],
  ids: db => idBatches(db, 'drug', 'status = ?', ['published']),
  documents: async (db, ids) => {
    const [rows, names, synonyms] = await Promise.all([
      db.read.rows(rowsOf({ ids })),
      namesOf({ db }, ids),
      synonymsOf(db.read, 'drug', ids),
    ]);
    return rows.map(row => {
      const [brands, generics] = [names(row.id, 'brand'), names(row.id, 'generic')];
      return {
        kind: 'drug',
        entityId: row.id,
        name: row.name,
        province: null,
        weight: WEIGHT,
        titles: [...brands, ...generics, ...synonyms(row.id)],
        body: [row.groupName, row.atc],
        card: {
          name: row.name,
          absolute_url: drugUrl(row),
          main_thumbnail_image: null,
          specialities_nested: [],
          address: '',
          type: DRUG_TYPE_NAMES[row.type],
          body_search: [row.groupName, ...brands].filter(Boolean).join(', '),
          other_names: [
            { are: 'tên thương mại', names: brands },
            { are: 'tên khác', names: generics },
          ],
        },
      };
    });
  },
};
