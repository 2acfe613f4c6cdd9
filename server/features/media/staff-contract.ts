import { z } from 'zod';
import { lineText } from '../../platform/text/text-field.ts';
import { picture } from './contract.ts';

/*
 * Pictures of a place or professional in the console, apart from the record itself:
 * `GET`, `POST /api/admin/{places|professionals}/{id}/pictures`, `PUT`, `DELETE …/pictures/{pictureId}`.
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

/** `PUT …/pictures/{pictureId}`; absent fields stay. A main picture stops being it when another one becomes it. */
export const pictureUpdate = z.object({
  caption: pictureCaption.optional(),
  is_main: z.literal(true).optional().catch(undefined),
});
export type PictureUpdate = z.input<typeof pictureUpdate>;
