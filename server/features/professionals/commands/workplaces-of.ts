import type { Changing, Standing } from '../../records/directory-kind.ts';
import type { ProfessionalRow } from '../professional.entity.ts';
import { professionalRecord } from '../professional.record.ts';

const { workplaces } = professionalRecord.fields;

/** Ids of the places where a professional works, the main one first. */
export const workplacesOf = ({ linked }: Pick<Standing<ProfessionalRow>, 'linked'>): readonly number[] =>
  workplaces.shown.parse(linked.lists.workplaces ?? []);

/** Ids of all places where some professionals work, or worked before. */
export const placesAround = (professionals: readonly Changing<ProfessionalRow>[]): readonly number[] => [
  ...new Set(
    professionals.flatMap(professional => [
      ...(professional.before ? workplacesOf(professional.before) : []),
      ...workplacesOf(professional),
    ]),
  ),
];
