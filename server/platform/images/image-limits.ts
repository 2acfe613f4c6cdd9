import { Problem } from '../errors/problem.ts';

export const MAX_IMAGE_BYTES = 8 * 1_048_576;
export const MAX_IMAGE_PIXELS = 40_000_000;
/** Longest side, in pixels: a decoder takes time for each row, however short, and memory for each column. */
export const MAX_IMAGE_SIDE = 12_000;

export const imageTooLarge = () =>
  new Problem(413, 'IMAGE_TOO_LARGE', 'Ảnh lớn hơn 8 MB, xin vui lòng chọn ảnh nhỏ hơn.');
export const imageTypeUnknown = () =>
  new Problem(415, 'IMAGE_TYPE_UNSUPPORTED', 'Chỉ nhận ảnh PNG hoặc JPEG, xin vui lòng chọn ảnh khác.');
export const imageTooManyPixels = () =>
  new Problem(422, 'IMAGE_TOO_MANY_PIXELS', 'Ảnh có hơn 40 triệu điểm ảnh, xin vui lòng thu nhỏ ảnh rồi thử lại.');
export const imageSideTooLong = () =>
  new Problem(
    422,
    'IMAGE_SIDE_TOO_LONG',
    'Ảnh có một cạnh dài hơn 12.000 điểm ảnh, xin vui lòng thu nhỏ hoặc cắt bớt ảnh rồi thử lại.',
  );
export const imageBroken = () =>
  new Problem(422, 'IMAGE_BROKEN', 'Không đọc được ảnh, có thể tệp đã hỏng. Xin vui lòng chọn ảnh khác.');
export const imageAnimated = () =>
  new Problem(422, 'IMAGE_ANIMATED', 'Đây là ảnh động. Xin vui lòng chọn ảnh tĩnh, PNG hoặc JPEG.');
export const imageTooCostly = () =>
  new Problem(
    422,
    'IMAGE_TOO_COSTLY',
    'Xử lý ảnh này mất quá nhiều thời gian. Bạn vui lòng thu nhỏ ảnh hoặc lưu lại thành ảnh JPEG thường rồi thử lại.',
  );

const RETRY_AFTER_SECONDS = 10;
export const imagesBusy = () =>
  new Problem(503, 'IMAGES_BUSY', 'Hệ thống đang xử lý nhiều ảnh, xin vui lòng thử lại sau ít giây.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });

export type ImageFormat = 'jpeg' | 'png' | 'webp';

/** The formats that people may upload. */
const ACCEPTED: readonly ImageFormat[] = ['jpeg', 'png'];

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG_SIGNATURE = Buffer.from([0xff, 0xd8, 0xff]);

/**
 * The format of a file, without decoding it. Throws a Problem where it is too large (413), not accepted (415), moves or was
 * cut off (422).
 */
export function requireImageFile(bytes: Uint8Array, accept = ACCEPTED): ImageFormat {
  if (bytes.byteLength > MAX_IMAGE_BYTES) throw imageTooLarge();
  const format = sniffImageFormat(bytes);
  if (format === undefined || !accept.includes(format)) throw imageTypeUnknown();
  if (format === 'png') requireStillPng(bytes);
  return format;
}

/**
 * Throws for a PNG that moves: its chunk `acTL` stands before the pixels. Throws too for one that was cut off before its
 * last chunk `IEND`, of which decoders show the rest as empty.
 */
function requireStillPng(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let hasPixels = false;
  // A chunk is its length, its type, so many bytes and a checksum.
  for (let at = PNG_SIGNATURE.length; at + 12 <= file.length; at += 12 + file.readUInt32BE(at)) {
    const type = file.toString('latin1', at + 4, at + 8);
    if (type === 'acTL' && !hasPixels) throw imageAnimated();
    if (type === 'IDAT') hasPixels = true;
    if (type === 'IEND') return;
  }
  throw imageBroken();
}

/** The format of a file by its first bytes; undefined for any other format. */
function sniffImageFormat(bytes: Uint8Array): ImageFormat | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 16));
  if (head.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return 'png';
  if (head.subarray(0, JPEG_SIGNATURE.length).equals(JPEG_SIGNATURE)) return 'jpeg';
  if (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return undefined;
}
