import { defined } from '../../../platform/db/entity-writes.ts';
import { invalid } from '../../../platform/errors/problem.ts';
import { slugOf } from '../../../platform/text/fold-text.ts';
import { tidyText } from '../../../platform/text/tidy-text.ts';
import { staffWords } from '../../records/rules/staff-words.ts';
import type { TermLink } from '../../taxonomy/term-link.ts';
import type { ProfessionalRow } from '../professional.entity.ts';
import { foldedName, sortName } from '../rules/names.ts';

/** What may be written of a professional; absent fields stay as they are, or get their defaults in a new one. */
export interface ProfessionalDraft {
  /** An existing professional; absent for a new one, which needs a name. */
  readonly id?: number;
  readonly externalId?: string | null;
  readonly name?: string;
  readonly status?: ProfessionalRow['status'];
  readonly gender?: ProfessionalRow['gender'];
  readonly licenceNumber?: string | null;
  readonly licenceIssuer?: string;
  readonly licenceScope?: string;
  readonly licenceEvidence?: string;
  readonly licenceVerifiedAt?: Date | null;
  readonly licenceCheckedBy?: number | null;
  readonly occupation?: number | null;
  readonly title?: number | null;
  /** Sanitised HTML, all five. */
  readonly position?: string;
  readonly description?: string;
  readonly servicesFree?: string;
  readonly experienceFull?: string;
  readonly achievements?: string;
  /** First year of practice. */
  readonly practisingSince?: number | null;
  /** E.164. */
  readonly phone?: string | null;
  readonly email?: string | null;
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
    ...columnsOf(draft),
    ...nameColumns(draft.name),
    staffWords: staffWords(draft.name, draft.phone, draft.licenceNumber),
    createdAt: now,
    updatedAt: now,
  };
}

/** Writes a draft over a stored professional. */
export function applyProfessionalDraft(row: ProfessionalRow, draft: ProfessionalDraft, now: Date): void {
  Object.assign(row, columnsOf(draft), draft.name === undefined ? undefined : nameColumns(draft.name));
  row.staffWords = staffWords(row.name, row.phone, row.licenceNumber);
  row.updatedAt = now;
}

function columnsOf({ id: _id, terms: _terms, workplaces: _workplaces, name: _name, ...columns }: ProfessionalDraft) {
  return defined(columns);
}

function nameColumns(text: string) {
  const name = tidyText(text);
  if (name === '') throw noName();
  return { name, slug: slugOf(name), sortName: sortName(name), foldedName: foldedName(name) };
}

function noName() {
  return invalid({ name: ['Xin nhập họ và tên.'] });
}
