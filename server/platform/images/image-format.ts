import { imageTooLarge, imageTypeUnknown, MAX_IMAGE_BYTES } from './image-limits.ts';

export type ImageFormat = 'jpeg' | 'png' | 'webp';

/** What people may send. */
const ACCEPTED: readonly ImageFormat[] = ['jpeg', 'png'];

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG_SIGNATURE = Buffer.from([0xff, 0xd8, 0xff]);

/** The format of a file, by its first bytes alone. Throws a Problem where it is too large (413) or not accepted (415). */
export function requireImageFile(bytes: Uint8Array, accept = ACCEPTED): ImageFormat {
  if (bytes.byteLength > MAX_IMAGE_BYTES) throw imageTooLarge();
  const format = sniffImageFormat(bytes);
  if (format === undefined || !accept.includes(format)) throw imageTypeUnknown();
  return format;
}

/** What the first bytes say a file is, whatever its name; undefined where it is none of these. */
function sniffImageFormat(bytes: Uint8Array): ImageFormat | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 16));
  if (head.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return 'png';
  if (head.subarray(0, JPEG_SIGNATURE.length).equals(JPEG_SIGNATURE)) return 'jpeg';
  if (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return undefined;
}
