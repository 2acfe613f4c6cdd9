import { idBatches } from '../../platform/db/id-batches.ts';
import type { FindableSource } from '../search/search-source.ts';
import { INSURANCE } from './insurance-tags.ts';
import { insurancePages } from './pages.ts';
import { planUrl } from './plan-url.ts';
import { shownCards } from './queries/plan-rows.ts';

/** There are few, and a visitor who types a plan's name means it. */
const WEIGHT = 0.6;

/** Plans by name, insurer and benefits. */
export const insuranceSearch: FindableSource = {
  kind: INSURANCE,
  number: 12,
  inSmallIndex: true,
  objectType: 'insurance_plan_index',
  title: 'Bảo hiểm',
  listUrl: q => insurancePages.list({ q }),
  entity: INSURANCE,
  aspects: ['name', 'slug', 'insurer', 'summary', 'benefits', 'status'],
  ids: db => idBatches(db, 'insurance_plan', 'status = ?', ['published']),
  documents: async (db, ids) =>
    (await shownCards({ db }, ids)).map(row => ({
      kind: INSURANCE,
      entityId: row.id,
      name: row.name,
      province: null,
      weight: WEIGHT,
      body: ['bảo hiểm', row.insurer, row.summary, ...row.facts.required, ...row.facts.optional],
      card: {
        name: row.name,
        absolute_url: planUrl(row),
        main_thumbnail_image: null,
        specialities_nested: [],
        address: row.insurer,
        body_search: row.summary,
        type: '',
      },
    })),
};
