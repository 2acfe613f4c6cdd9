import {
  PICTURE_FIELD,
  type PictureUpdate,
  type StaffPicture,
  staffPictures,
} from '@antam/server/features/media/staff-contract.ts';
import type { Call } from '../providers/data.ts';

/** The record that the pictures belong to. */
export interface Owner {
  readonly resource: string;
  readonly id: number;
}

/** Reads and writes the pictures of one record. Everything but `list` answers when it is stored. */
export function createPicturesApi(call: Call, { resource, id }: Owner) {
  const all = `/${resource}/${id}/pictures`;
  const change = (pictureId: number, fields: PictureUpdate) =>
    call(`${all}/${pictureId}`, { method: 'PUT', body: JSON.stringify(fields) });
  return {
    list: async (): Promise<readonly StaffPicture[]> => staffPictures.parse(await call(all)),
    /** A PNG or JPEG file; the first one of a record becomes the main one. */
    add: (file: File) => {
      const body = new FormData();
      body.set(PICTURE_FIELD, file);
      return call(all, { method: 'POST', body });
    },
    caption: (pictureId: number, caption: string) => change(pictureId, { caption }),
    makeMain: (pictureId: number) => change(pictureId, { is_main: true }),
    remove: (pictureId: number) => call(`${all}/${pictureId}`, { method: 'DELETE' }),
  };
}
export type PicturesApi = ReturnType<typeof createPicturesApi>;
