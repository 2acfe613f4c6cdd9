import { z } from 'zod';
import { defined } from '../../../platform/db/entity-writes.ts';
import { invalid } from '../../../platform/errors/problem.ts';
import { slugOf } from '../../../platform/text/fold-text.ts';
import { tidyText } from '../../../platform/text/tidy-text.ts';
import { staffWords } from '../../records/rules/staff-words.ts';
import { columnsOf } from '../../records/staff-record-contract.ts';
import type { TermLink } from '../../taxonomy/term-link.ts';
import type { ProfessionalRow } from '../professional.entity.ts';
import { professionalRecord } from '../professional.record.ts';
import { foldedName, sortName } from '../rules/names.ts';

/** The columns that staff and lists write, of which any may be absent; the phone is E.164, formatted texts are sanitised HTML. */
export const professionalColumns = z.object(columnsOf(professionalRecord.fields)).partial();

/** What may be written of a professional; absent fields stay as they are, or get their defaults in a new one. */
export interface ProfessionalDraft extends Readonly<z.infer<typeof professionalColumns>> {
  /** An existing professional; absent for a new one, which needs a name. */
  readonly id?: number;
  readonly externalId?: string | null;
  readonly licenceVerifiedAt?: Date | null;
  readonly licenceCheckedBy?: number | null;
  readonly ratingSum?: number;
  readonly ratingCount?: number;
  readonly reviewCount?: number;
  /** Specialities, services, degrees … in the order shown; absent to leave them as they are. */
  readonly terms?: readonly TermLink[];
  /** Ids of places, the main one first; absent to leave them as they are. */
  readonly workplaces?: readonly number[];
}

/** The columns of a new professional. Throws 422 without a name. */
export function newProfessional(draft: ProfessionalDraft, now: Date) {
  if (draft.name === undefined) throw noName();
  return {
    ...writtenColumns(draft),
    ...nameColumns(draft.name),
    staffWords: staffWords(draft.name, draft.phone, draft.licenceNumber),
    createdAt: now,
    updatedAt: now,
  };
}

/** Writes a draft over a stored professional. */
export function applyProfessionalDraft(row: ProfessionalRow, draft: ProfessionalDraft, now: Date): void {
  Object.assign(row, writtenColumns(draft), draft.name === undefined ? undefined : nameColumns(draft.name));
  row.staffWords = staffWords(row.name, row.phone, row.licenceNumber);
  row.updatedAt = now;
}

function writtenColumns({
  id: _id,
  terms: _terms,
  workplaces: _workplaces,
  name: _name,
  ...columns
}: ProfessionalDraft) {
  return defined(columns);
}

function nameColumns(text: string) {
  const name = tidyText(text);
  if (name === '') throw noName();
  return { name, slug: slugOf(name), sortName: sortName(name), foldedName: foldedName(name) };
}

function noName() {
  return invalid({ name: [professionalRecord.fields.name.error] });
}
