import { z } from 'zod';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { UndoSteps } from '../../../platform/transfer/undo.ts';
import { storedLinks, termLink } from '../../taxonomy/term-link.ts';
import { deleteProfessionals } from '../commands/delete-professionals.ts';
import { type ProfessionalDraft, professionalColumns, saveProfessionals } from '../commands/save-professionals.ts';
import { storedWorkplaces } from '../commands/stored-workplaces.ts';
import { professionalsAsListed } from './known-professionals.ts';

const moment = z.iso.datetime().transform(text => new Date(text));

/** What an import changed of a professional, as it was. */
const earlier = professionalColumns.extend({
  licenceVerifiedAt: moment.nullable().optional(),
  licenceCheckedBy: z.int().nullable().optional(),
  terms: z.array(termLink).optional(),
  workplaces: z.array(z.int()).optional(),
}) satisfies z.ZodType<ProfessionalDraft>;

/** How imports of professionals are taken back. */
export const undoProfessionals: UndoSteps = {
  record: 'professional',
  own: ['professional_term', 'workplace'],
  states: async (read, ids) => {
    const rows = await read.rows(professionalsAsListed().select('licenceCheckedBy').where('id', 'in', idList(ids)));
    const links = await storedLinks(read, 'professional_term', ids);
    const workplaces = await storedWorkplaces(read, ids);
    return new Map(
      rows.map(({ id, externalId: _, ...fields }) => [
        id,
        { ...fields, terms: links.get(id) ?? [], workplaces: workplaces.get(id) ?? [] },
      ]),
    );
  },
  restore: (services, records, also) =>
    saveProfessionals(
      services,
      records.map(({ id, before }) => ({ ...earlier.parse(before), id })),
      { also },
    ),
  remove: (services, ids, also) => deleteProfessionals(services, ids, { also }),
};
