import type { z } from 'zod';
import { notFound } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../audit/actor.ts';
import { changedFields } from '../../audit/changed-fields.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { changedMeanwhile } from '../../records/commands/save-options.ts';
import { storedProfile } from '../../records/queries/stored-profile.ts';
import { findStaffPlace } from '../queries/staff-places.ts';
import type { placeCreate, placeUpdate } from '../staff-contract.ts';
import { deletePlaces } from './delete-places.ts';
import { editPlace } from './edit-place.ts';
import { savePlaces } from './save-places.ts';

const subjectKind = 'place';

/** A new place as staff wrote it, a draft unless they said otherwise; answers its id. */
export async function createPlaceByStaff(
  services: Services,
  actor: Actor,
  sent: z.output<typeof placeCreate>,
): Promise<number> {
  const profile = await storedProfile(services, 'place_term', undefined);
  const { edited, draft } = await editPlace(services, { status: 'draft', ...sent }, undefined, profile);
  const [id] = await savePlaces(services, [draft], {
    also: (unit, [subjectId = null]) =>
      recordAudit(unit, services, {
        ...actor,
        action: 'place.create',
        subjectKind,
        subjectId,
        fields: Object.keys(edited),
      }),
  });
  if (id === undefined) throw new Error('A place was not written');
  return id;
}

/** Writes what staff changed of a place. Throws 404, 409 where somebody saved in between, 422. */
export async function updatePlaceByStaff(
  services: Services,
  actor: Actor,
  id: number,
  { updated_at, ...sent }: z.output<typeof placeUpdate>,
): Promise<void> {
  const [before, profile] = await Promise.all([
    findStaffPlace(services, id),
    storedProfile(services, 'place_term', id),
  ]);
  const basedOn = new Date(updated_at);
  if (before.updated_at !== basedOn.toISOString()) throw changedMeanwhile();
  const { edited, draft } = await editPlace(services, sent, before, profile);
  const fields = changedFields(before, edited);
  await savePlaces(services, [{ ...draft, id, basedOn }], {
    also: unit => recordAudit(unit, services, { ...actor, action: 'place.update', subjectKind, subjectId: id, fields }),
  });
}

/** Deletes a place with all that belongs to it. Throws 404. */
export async function deletePlaceByStaff(services: Services, actor: Actor, id: number): Promise<void> {
  const deleted = await deletePlaces(services, [id], {
    also: unit =>
      recordAudit(unit, services, { ...actor, action: 'place.delete', subjectKind, subjectId: id, fields: [] }),
  });
  if (deleted.length === 0) throw notFound('Không tìm thấy cơ sở y tế này.');
}
