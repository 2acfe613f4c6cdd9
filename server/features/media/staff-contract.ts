import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam, uploadedFile } from '../../platform/contract/fields.ts';
import { lineText } from '../../platform/text/text-field.ts';
import { picture } from './contract.ts';

/*
 * Pictures of a record in the console, apart from the record itself:
 * `GET`, `POST /api/admin/{resource}/{id}/pictures`, `PUT`, `DELETE …/pictures/{pictureId}`.
 * A change of pictures leaves the record's `updated_at` as it is.
 */

/** `GET …/pictures`: the main one first. */
export const staffPicture = picture.extend({ is_main: z.boolean() });
export type StaffPicture = z.infer<typeof staffPicture>;
export const staffPictures = z.array(staffPicture);

/** Field of the file in the multipart body of `POST …/pictures`: one PNG or JPEG up to 8 MB; `caption` may go with it. */
export const PICTURE_FIELD = 'image';

export const MAX_CAPTION = 200;
export const CAPTION_TOO_LONG = `Chú thích dài tối đa ${MAX_CAPTION} ký tự.`;
export const pictureCaption = lineText(MAX_CAPTION, CAPTION_TOO_LONG);

const pictureUpload = z.object({
  [PICTURE_FIELD]: z.array(uploadedFile).length(1).optional(),
  caption: pictureCaption.optional(),
});

/** `PUT …/pictures/{pictureId}`; absent fields stay. A main picture stops being it when another one becomes it. */
export const pictureUpdate = z.object({
  caption: pictureCaption.optional(),
  is_main: z.literal(true).optional().catch(undefined),
});
export type PictureUpdate = z.input<typeof pictureUpdate>;

const MEGABYTE = 1_048_576;

/** Pictures within texts that staff write: articles, and the sections of diseases, drugs and complaints. */
export const textPictureCalls = declareCalls({
  add: {
    method: 'POST',
    path: '/api/admin/text-pictures/',
    summary: 'Stores a picture for use within a text, and says its address',
    access: 'staff',
    roles: ['editor'],
    upload: { fields: { [PICTURE_FIELD]: 1 }, maxBytes: 8 * MEGABYTE },
    body: pictureUpload.omit({ caption: true }),
    answer: z.object({ url: z.string(), width: z.number().int(), height: z.number().int() }),
  },
});
const owner = z.object({ id: idParam });
const one = z.object({ id: idParam, picture: idParam });

/** Calls of the console about the pictures of the records of a resource, `places`. */
export function pictureStaffCalls<R extends string>(resource: R) {
  return declareCalls({
    list: {
      method: 'GET',
      path: `/api/admin/${resource}/:id/pictures/`,
      summary: `All pictures, the main one first (${resource})`,
      access: 'staff',
      params: owner,
      answer: staffPictures,
    },
    add: {
      method: 'POST',
      path: `/api/admin/${resource}/:id/pictures/`,
      summary: `Adds a picture (${resource})`,
      access: 'staff',
      roles: ['editor'],
      upload: { fields: { [PICTURE_FIELD]: 1 }, maxBytes: 8 * MEGABYTE },
      params: owner,
      body: pictureUpload,
      answer: staffPicture,
    },
    update: {
      method: 'PUT',
      path: `/api/admin/${resource}/:id/pictures/:picture/`,
      summary: `Changes a picture's caption or makes it the main one (${resource})`,
      access: 'staff',
      roles: ['editor'],
      params: one,
      body: pictureUpdate,
      answer: staffPicture,
    },
    remove: {
      method: 'DELETE',
      path: `/api/admin/${resource}/:id/pictures/:picture/`,
      summary: `Deletes a picture (${resource})`,
      access: 'staff',
      roles: ['editor'],
      params: one,
      answer: z.object({ id: z.number().int() }),
    },
  });
}
