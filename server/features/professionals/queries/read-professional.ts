import type { Services } from '../../../platform/services.ts';
import { wholeRecords } from '../../records/queries/whole-records.ts';
import { professionalKind } from '../professional.kind.ts';
import { type StaffProfessional, staffProfessional } from '../staff-contract.ts';

/** One professional as stored now, with everything that staff may edit; undefined where there is none. */
export async function readProfessional({ db }: Services, id: number): Promise<StaffProfessional | undefined> {
  const [found] = await wholeRecords(db.primary, professionalKind, [id]);
  return found && staffProfessional.parse(found);
}
