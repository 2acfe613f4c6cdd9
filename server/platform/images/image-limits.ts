import { Problem } from '../errors/problem.ts';

export const MAX_IMAGE_BYTES = 8 * 1_048_576;
export const MAX_IMAGE_PIXELS = 40_000_000;

export const imageTooLarge = () =>
  new Problem(413, 'IMAGE_TOO_LARGE', 'Ảnh lớn hơn 8 MB, xin vui lòng chọn ảnh nhỏ hơn.');
export const imageTypeUnknown = () =>
  new Problem(415, 'IMAGE_TYPE_UNSUPPORTED', 'Chỉ nhận ảnh PNG hoặc JPEG, xin vui lòng chọn ảnh khác.');
export const imageTooManyPixels = () =>
  new Problem(422, 'IMAGE_TOO_MANY_PIXELS', 'Ảnh có hơn 40 triệu điểm ảnh, xin vui lòng thu nhỏ ảnh rồi thử lại.');
export const imageBroken = () =>
  new Problem(422, 'IMAGE_BROKEN', 'Không đọc được ảnh, có thể tệp đã hỏng. Xin vui lòng chọn ảnh khác.');
