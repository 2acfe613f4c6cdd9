import { literal } from '../../platform/db/expressions.ts';
import { idBatches } from '../../platform/db/id-batches.ts';
import { ids as idList } from '../../platform/db/list-values.ts';
import type { LinkNames, LinkTexts } from '../../platform/linking/link-sources.ts';
import { wordsSource } from '../../platform/linking/words-source.ts';
import { DISEASE_SECTIONS } from './contract.ts';
import { diseaseSubject } from './disease.subject.ts';
import { diseaseUrl } from './disease-url.ts';
import { tables } from './tables.ts';

/** Texts lead to diseases from their names, as doctors and as people say them. */
export const diseaseNames: LinkNames = {
  kind: 'disease',
  aspects: ['name', 'slug', 'names', 'status'],
  leads: ['bệnh', 'chứng'],
  ids: db => idBatches(db, 'disease', 'status = ?', ['published']),
  read: async (reader, ids) => {
    const [rows, others] = [
      await reader.rows(
        tables
          .selectFrom('disease')
          .select(['id', 'slug', 'name'])
          .where('id', 'in', idList(ids))
          .where('status', '=', literal('published')),
      ),
      await reader.rows(
        tables
          .selectFrom('disease_name')
          .select(['disease', 'name'])
          .where('disease', 'in', idList(ids))
          .orderBy('disease')
          .orderBy('position'),
      ),
    ];
    const byRecord = Map.groupBy(others, row => row.disease);
    return rows.map(row => ({
      id: row.id,
      url: diseaseUrl(row),
      name: row.name,
      others: (byRecord.get(row.id) ?? []).map(({ name }) => name),
    }));
  },
};

/** The sections of a disease, one text together. */
export const diseaseTexts: LinkTexts = {
  subject: 'disease',
  aspects: [...DISEASE_SECTIONS, 'whenToSeeDoctor', 'status'],
  table: 'disease',
  columns: DISEASE_SECTIONS,
  owner: 'id',
  foundAs: 'disease_text',
};

export const diseaseWords = wordsSource(diseaseTexts, 20, diseaseSubject.isPublic);
