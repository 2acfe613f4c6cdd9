import { z } from 'zod';
import { ids as idList } from '../../platform/db/list-values.ts';
import type { UndoSteps } from '../../platform/transfer/undo.ts';
import { deleteTerms } from './commands/delete-terms.ts';
import { saveTerms, type TermDraft } from './commands/save-terms.ts';
import { tables } from './tables.ts';
import type { TermKind } from './term.entity.ts';

/** What an import changed of a term, as it was. */
const earlier = z
  .object({
    name: z.string(),
    abbreviation: z.string(),
    groupName: z.string(),
    aliases: z.array(z.string()),
    description: z.string(),
    position: z.int(),
    parent: z.int().nullable(),
  })
  .partial() satisfies z.ZodType<Omit<TermDraft, 'id'>>;

const columns = () =>
  tables
    .selectFrom('term')
    .select(['id', 'name', 'abbreviation', 'groupName', 'aliases', 'description', 'position', 'parent']);

/** How imports of one kind of term are taken back. */
export const undoTerms = (kind: TermKind): UndoSteps => ({
  record: 'term',
  own: [],
  namedBy: [{ table: 'term', property: 'parent' }],
  states: async (read, ids) => {
    const rows = await read.rows(columns().where('kind', '=', kind).where('id', 'in', idList(ids)));
    return new Map(rows.map(({ id, ...fields }) => [id, fields]));
  },
  restore: async (services, records, also) => {
    await saveTerms(
      services,
      kind,
      records.map(({ id, before }) => ({ ...earlier.parse(before), id })),
      also,
    );
  },
  remove: deleteTerms,
});
