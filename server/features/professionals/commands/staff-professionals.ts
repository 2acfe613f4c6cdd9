import type { z } from 'zod';
import { notFound } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../audit/actor.ts';
import { changedFields } from '../../audit/changed-fields.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { changedMeanwhile } from '../../records/commands/save-options.ts';
import { storedProfile } from '../../records/queries/stored-profile.ts';
import { findStaffProfessional } from '../queries/staff-professionals.ts';
import type { professionalCreate, professionalUpdate } from '../staff-contract.ts';
import { deleteProfessionals } from './delete-professionals.ts';
import { editProfessional } from './edit-professional.ts';
import { saveProfessionals } from './save-professionals.ts';

const subjectKind = 'professional';

/** A new professional as staff wrote it, a draft unless they said otherwise; answers the id. */
export async function createProfessionalByStaff(
  services: Services,
  actor: Actor,
  sent: z.output<typeof professionalCreate>,
): Promise<number> {
  const profile = await storedProfile(services, 'professional_term', undefined);
  const { edited, draft } = await editProfessional(services, { status: 'draft', ...sent }, undefined, profile);
  const fields = Object.keys(edited);
  const [id] = await saveProfessionals(services, [draft], {
    also: (unit, [subjectId = null]) =>
      recordAudit(unit, services, { ...actor, action: 'professional.create', subjectKind, subjectId, fields }),
  });
  if (id === undefined) throw new Error('A professional was not written');
  return id;
}

/** Writes what staff changed of a professional. Throws 404, 409 where somebody saved in between, 422. */
export async function updateProfessionalByStaff(
  services: Services,
  actor: Actor,
  id: number,
  { updated_at, ...sent }: z.output<typeof professionalUpdate>,
): Promise<void> {
  const [before, profile] = await Promise.all([
    findStaffProfessional(services, id),
    storedProfile(services, 'professional_term', id),
  ]);
  const basedOn = new Date(updated_at);
  if (before.updated_at !== basedOn.toISOString()) throw changedMeanwhile();
  const { edited, draft } = await editProfessional(services, sent, before, profile);
  const fields = changedFields(before, edited);
  await saveProfessionals(services, [{ ...draft, id, basedOn }], {
    also: unit =>
      recordAudit(unit, services, { ...actor, action: 'professional.update', subjectKind, subjectId: id, fields }),
  });
}

/** Deletes a professional with all that belongs to them. Throws 404. */
export async function deleteProfessionalByStaff(services: Services, actor: Actor, id: number): Promise<void> {
  const deleted = await deleteProfessionals(services, [id], {
    also: unit =>
      recordAudit(unit, services, { ...actor, action: 'professional.delete', subjectKind, subjectId: id, fields: [] }),
  });
  if (deleted.length === 0) throw notFound('Không tìm thấy bác sĩ này.');
}
