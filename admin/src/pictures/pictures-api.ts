import {
  PICTURE_FIELD,
  type PictureUpdate,
  pictureStaffCalls,
  type StaffPicture,
} from '@antam/server/features/media/staff-contract.ts';
import type { SendCall } from '../providers/send-call.ts';

/** The record that the pictures belong to. */
export interface Owner {
  readonly resource: string;
  readonly id: number;
}

/** Reads and writes the pictures of one record. Everything but `list` answers when it is stored. */
export function createPicturesApi(send: SendCall, { resource, id }: Owner) {
  const calls = pictureStaffCalls(resource);
  const change = (picture: number, body: PictureUpdate) => send(calls.update, { params: { id, picture }, body });
  return {
    list: (): Promise<readonly StaffPicture[]> => send(calls.list, { params: { id } }),
    /** A PNG or JPEG file; the first one of a record becomes the main one. */
    add: (file: File) => {
      const body = new FormData();
      body.set(PICTURE_FIELD, file);
      return send(calls.add, { params: { id }, body });
    },
    caption: (picture: number, caption: string) => change(picture, { caption }),
    makeMain: (picture: number) => change(picture, { is_main: true }),
    remove: (picture: number) => send(calls.remove, { params: { id, picture } }),
  };
}
export type PicturesApi = ReturnType<typeof createPicturesApi>;
