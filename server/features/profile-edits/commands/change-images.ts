import { lockRows } from '../../../platform/db/lock-rows.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { invalid, Problem } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { addPicture } from '../../media/commands/add-picture.ts';
import { deleteMedia } from '../../media/commands/delete-media.ts';
import { updatePicture } from '../../media/commands/update-picture.ts';
import { saveProfessionals } from '../../professionals/commands/save-professionals.ts';
import { MAX_PICTURES, PICTURES_FIELD } from '../contract.ts';
import { professionalImages } from '../queries/professional-images.ts';
import { requireOwn } from '../queries/require-own.ts';
import type { Owner } from './save-profile.ts';

const ofProfile = ({ professional }: Owner) => ({ kind: 'professional', id: professional });
const tooMany = () => invalid({ [PICTURES_FIELD]: [`Hồ sơ có tối đa ${MAX_PICTURES} ảnh. Xin xoá bớt ảnh cũ trước.`] });

/** Re-encodes a picture and adds it to the own profile. Throws 403, and a Problem for a file that is no good picture. */
export async function addImage(services: Services, owner: Owner, bytes: Uint8Array | undefined): Promise<void> {
  const { primary } = services.db;
  await requireOwn(primary, owner.account, owner.professional);
  if (!bytes) throw invalid({ [PICTURES_FIELD]: ['Xin chọn ảnh PNG hoặc JPEG.'] });
  // Before a picture is decoded that nobody will see.
  if ((await professionalImages(primary, owner.professional)).length >= MAX_PICTURES) throw tooMany();
  const also = async (unit: UnitOfWork) => {
    await lockRows(unit, services.db.engine, 'professional', [owner.professional]);
    await requireOwn(unit, owner.account, owner.professional);
    if ((await professionalImages(unit, owner.professional)).length > MAX_PICTURES) throw tooMany();
  };
  await addPicture(services, { owner: ofProfile(owner), bytes, sender: owner.account, also });
  await follow(services, owner);
}

/** Makes a picture of the own profile the main one. Throws 403, and 404 for pictures of others. */
export async function chooseMainImage(services: Services, owner: Owner, picture: number): Promise<void> {
  await requireOwn(services.db.primary, owner.account, owner.professional);
  await updatePicture(services, ofProfile(owner), picture, { isMain: true }, stillOwn(owner));
}

/** Deletes a picture of the own profile. Throws 403, and 404 for pictures of others. */
export async function removeImage(services: Services, owner: Owner, picture: number): Promise<void> {
  await requireOwn(services.db.primary, owner.account, owner.professional);
  await deleteMedia(services, ofProfile(owner), picture, stillOwn(owner));
  await follow(services, owner);
}

const stillOwn = (owner: Owner) => (unit: UnitOfWork) => requireOwn(unit, owner.account, owner.professional);

/** Brings up to date what depends on how many pictures there are; a profile that was deleted meanwhile has none. */
async function follow(services: Services, { professional }: Owner): Promise<void> {
  try {
    await saveProfessionals(services, [{ id: professional }], { keepsMoment: true });
  } catch (error) {
    if (!(error instanceof Problem && error.status === 404)) throw error;
  }
}
