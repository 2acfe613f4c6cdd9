import { z } from 'zod';
import { defined } from '../../../platform/db/entity-writes.ts';
import { invalid } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { tidyText } from '../../../platform/text/tidy-text.ts';
import type { SaveOptions, StoredWrite } from '../../records/commands/record-write.ts';
import { storeRecords } from '../../records/commands/save-records.ts';
import { columnsOf } from '../../records/staff-record-contract.ts';
import type { TermLink } from '../../taxonomy/term-link.ts';
import { professionalKind } from '../professional.kind.ts';
import { professionalRecord } from '../professional.record.ts';

const { fields } = professionalRecord;

/** The columns that staff and lists write, of which any may be absent; the phone is E.164, formatted texts are sanitised HTML. */
export const professionalColumns = z.object(columnsOf(fields)).partial();

/** What may be stored of a professional; absent fields stay as they are, or get their defaults in a new one. */
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

/**
 * Writes professionals as they are to be stored, in one transaction, and answers their ids in the given order. Throws 404 for
 * an id that is not there; an unknown place, or an external id of another professional, fails the whole call, too.
 */
export async function saveProfessionals(
  services: Services,
  drafts: readonly ProfessionalDraft[],
  options: SaveOptions = {},
): Promise<readonly number[]> {
  return storeRecords(services, professionalKind, drafts.map(writeOf), options);
}

function writeOf({ id, externalId, terms, workplaces, ...columns }: ProfessionalDraft): StoredWrite {
  const named = columns.name === undefined && id !== undefined ? {} : { name: requireName(columns.name) };
  const lists = workplaces && { workplaces: [...new Set(workplaces)] };
  return { id, externalId, stored: { columns: { ...defined(columns), ...named }, terms, lists } };
}

/** Throws 422 without a name. */
function requireName(name = ''): string {
  const tidy = tidyText(name);
  if (tidy === '') throw invalid({ name: [fields.name.error] });
  return tidy;
}
