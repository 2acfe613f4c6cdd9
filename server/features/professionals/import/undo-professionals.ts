import { z } from 'zod';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { UndoSteps } from '../../../platform/transfer/undo.ts';
import { storedLinks, termLink } from '../../taxonomy/term-link.ts';
import { deleteProfessionals } from '../commands/delete-professionals.ts';
import type { ProfessionalDraft } from '../commands/professional-draft.ts';
import { saveProfessionals } from '../commands/save-professionals.ts';
import { storedWorkplaces } from '../commands/stored-workplaces.ts';
import { GENDERS, PROFESSIONAL_STATUSES } from '../professional.entity.ts';
import { tables } from '../tables.ts';
import { COLUMNS } from './known-professionals.ts';

const moment = z.iso.datetime().transform(text => new Date(text));

/** What an import changed of a professional, as it was. */
const earlier = z
  .object({
    name: z.string(),
    status: z.enum(PROFESSIONAL_STATUSES),
    gender: z.enum(GENDERS).nullable(),
    occupation: z.int().nullable(),
    title: z.int().nullable(),
    practisingSince: z.int().nullable(),
    licenceNumber: z.string().nullable(),
    licenceIssuer: z.string(),
    licenceScope: z.string(),
    licenceEvidence: z.string(),
    licenceVerifiedAt: moment.nullable(),
    licenceCheckedBy: z.int().nullable(),
    position: z.string(),
    description: z.string(),
    servicesFree: z.string(),
    experienceFull: z.string(),
    achievements: z.string(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    terms: z.array(termLink),
    workplaces: z.array(z.int()),
  })
  .partial() satisfies z.ZodType<ProfessionalDraft>;

/** How imports of professionals are taken back. */
export const undoProfessionals: UndoSteps = {
  record: 'professional',
  own: ['professional_term', 'workplace'],
  states: async (read, ids) => {
    const rows = await read.rows(
      tables.selectFrom('professional').select(COLUMNS).select('licenceCheckedBy').where('id', 'in', idList(ids)),
    );
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
