import { z } from 'zod';
import { rawText } from '../text/text-field.ts';

/** An id as addresses carry it: a positive integer that fits its column. */
export const idParam = rawText(10)
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.number().max(2 ** 31 - 1));

/** A file as it was sent; neither its name nor its type can be trusted. */
export interface UploadedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Schema of one file of a multipart body. */
export const uploadedFile = z.custom<UploadedFile>(
  value => typeof value === 'object' && value !== null && 'bytes' in value && Buffer.isBuffer(value.bytes),
  'Xin vui lòng chọn tệp.',
);
