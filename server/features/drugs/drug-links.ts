import { literal } from '../../platform/db/expressions.ts';
import { idBatches } from '../../platform/db/id-batches.ts';
import { ids as idList } from '../../platform/db/list-values.ts';
import type { Parameters } from '../../platform/db/parameter.ts';
import { statement } from '../../platform/db/query.ts';
import type { LinkNames, LinkTexts } from '../../platform/linking/link-sources.ts';
import { wordsSource } from '../../platform/linking/words-source.ts';
import { DRUG_SECTIONS } from './contract.ts';
import { drugSubject } from './drug.subject.ts';
import { drugUrl } from './drug-url.ts';
import { tables } from './tables.ts';

const rowsOf = statement((p: Parameters<{ readonly ids: readonly number[] }>) =>
  tables
    .selectFrom('drug')
    .select(['id', 'slug', 'name'])
    .where('id', 'in', idList(p.ids))
    .where('status', '=', literal('published')),
);

const otherNamesOf = statement((p: Parameters<{ readonly ids: readonly number[] }>) =>
  tables
    .selectFrom('drug_name')
    .select(['drug', 'name'])
    .where('drug', 'in', idList(p.ids))
    .orderBy('drug')
    .orderBy('position'),
);

/** Texts lead to drugs from their generic and brand names. */
export const drugNames: LinkNames = {
  kind: 'drug',
  aspects: ['name', 'slug', 'names', 'status'],
  leads: ['thuốc'],
  ids: db => idBatches(db, 'drug', 'status = ?', ['published']),
  read: async (reader, ids) => {
    const [rows, others] = [await reader.rows(rowsOf({ ids })), await reader.rows(otherNamesOf({ ids }))];
    const byRecord = Map.groupBy(others, row => row.drug);
    return rows.map(row => ({
      id: row.id,
      url: drugUrl(row),
      name: row.name,
      others: (byRecord.get(row.id) ?? []).map(({ name }) => name),
    }));
  },
};

/** The sections of a drug, one text together. */
export const drugTexts: LinkTexts = {
  subject: 'drug',
  aspects: [...DRUG_SECTIONS, 'sideEffects', 'status'],
  table: 'drug',
  columns: DRUG_SECTIONS,
  owner: 'id',
  foundAs: 'drug_text',
};

export const drugWords = wordsSource(drugTexts, 21, drugSubject.isPublic);
