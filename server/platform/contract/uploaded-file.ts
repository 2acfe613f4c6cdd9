import { z } from 'zod';

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
