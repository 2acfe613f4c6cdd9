import { MEGABYTE } from '../posts/file-facts.ts';

/** Pixels of the longer side that a picture keeps: enough to read a prescription. */
const MAX_SIDE = 2_560;
/** Smaller pictures are sent as they are. */
const MAX_UNTOUCHED = 2 * MEGABYTE;
const QUALITY = 0.85;
const JPEG = 'image/jpeg';

/** What the visitor can do about a photo that this browser cannot read. */
export const UNREADABLE =
  'Trình duyệt này không mở được ảnh HEIC. Bạn gửi ảnh JPEG hay PNG, hoặc chụp màn hình ảnh đó rồi gửi ảnh chụp.';

const isHeic = ({ name, type }: File): boolean => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** Whether a picture is made smaller or made a JPEG before it is sent. */
export const needsWork = (file: File): boolean => isHeic(file) || file.size > MAX_UNTOUCHED;

/**
 * The picture as it is sent: a photo of a phone is made smaller, and one that the server does not know a JPEG. Null for a
 * HEIC that this browser cannot read; what else it cannot read goes as it is, and the server says what is wrong.
 */
export async function readyPicture(file: File): Promise<File | null> {
  if (!needsWork(file)) return file;
  const made = await smaller(file).catch(() => null);
  if (made === null) return isHeic(file) ? null : file;
  return made.size < file.size || isHeic(file) ? made : file;
}

async function smaller(file: File): Promise<File> {
  const picture = await decoded(file);
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws nothing.');
  // Where a picture is transparent, a JPEG would be black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  if ('close' in picture) picture.close();
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, JPEG, QUALITY));
  if (!blob) throw new Error('This browser makes no JPEG.');
  return new File([blob], file.name.replace(/(\.\w+)?$/, '.jpg'), { type: JPEG, lastModified: file.lastModified });
}

/** Turned as the camera was held; some browsers read a format only as an element. */
async function decoded(file: File): Promise<ImageBitmap | HTMLImageElement> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    const image = new Image();
    image.src = URL.createObjectURL(file);
    try {
      await image.decode();
    } finally {
      URL.revokeObjectURL(image.src);
    }
    return image;
  }
}
