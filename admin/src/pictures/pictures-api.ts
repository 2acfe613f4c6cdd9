import { picture } from '@antam/server/features/media/contract.ts';
import { z } from 'zod';
import { http } from '../providers/api.ts';
import { ADMIN_API } from '../providers/data.ts';

/** The record that the pictures belong to. */
export interface Owner {
  readonly resource: string;
  readonly id: number;
}

const staffPicture = picture.extend({ is_main: z.boolean() });
export type StaffPicture = z.infer<typeof staffPicture>;

const urlOf = ({ resource, id }: Owner, pictureId?: number) =>
  `${ADMIN_API}/${resource}/${id}/pictures${pictureId === undefined ? '' : `/${pictureId}`}`;
const put = (owner: Owner, id: number, change: object) =>
  http(urlOf(owner, id), { method: 'PUT', body: JSON.stringify(change) });

/** The record's pictures, the main one first. */
export async function listPictures(owner: Owner): Promise<readonly StaffPicture[]> {
  return z.array(staffPicture).parse((await http(urlOf(owner))).json);
}

/** Sends a PNG or JPEG file; the first one of a record becomes the main one. */
export async function addPicture(owner: Owner, file: File): Promise<void> {
  const body = new FormData();
  body.set('file', file);
  await http(urlOf(owner), { method: 'POST', body });
}

export const captionPicture = (owner: Owner, id: number, caption: string) => put(owner, id, { caption });
export const makeMainPicture = (owner: Owner, id: number) => put(owner, id, { is_main: true });
export const deletePicture = (owner: Owner, id: number) => http(urlOf(owner, id), { method: 'DELETE' });
