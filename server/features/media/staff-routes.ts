import { invalid } from '../../platform/errors/problem.ts';
import { bindCalls, type Endpoint, requirePrincipal } from '../../platform/http/endpoint.ts';
import { imageSizes, sizeKey } from '../../platform/images/image-sizes.ts';
import { deleteImage, type StoredImage, storeImage } from '../../platform/images/image-store.ts';
import { uploaderOf } from '../../platform/images/uploader-of.ts';
import type { Services } from '../../platform/services.ts';
import { uploadUrl } from '../../platform/storage/file-store.ts';
import { PICTURE_FIELD, textPictureCalls } from './staff-contract.ts';
import { tables } from './tables.ts';

/** Longest side of the size that a text names: as wide as its column on a dense screen. */
const SIDE = 960;

/** Calls of the console about pictures within texts. */
export function textPictureRoutes(services: Services): readonly Endpoint[] {
  return bindCalls(textPictureCalls, {
    add: async ({ body }, context) => {
      const [file] = body[PICTURE_FIELD] ?? [];
      if (!file) throw invalid({ [PICTURE_FIELD]: ['Xin chọn ảnh PNG hoặc JPEG.'] });
      const { accountId } = requirePrincipal(context);
      const processed = await services.images.process(file.bytes, uploaderOf(accountId));
      const image = await storeImage(services.files, processed);
      try {
        const row = { ...image, createdAt: services.clock.now() };
        await services.db.transaction(unit => unit.run(tables.insertInto('text_picture').values(row)));
      } catch (error) {
        await deleteImage(services.files, image).catch(() => undefined);
        throw error;
      }
      return presentTextPicture(image);
    },
  });
}

function presentTextPicture({ key, width, height }: StoredImage) {
  const sizes = imageSizes(width, height);
  const size = sizes.find(({ side }) => side >= SIDE) ?? sizes.at(-1);
  if (!size) throw new Error('A picture has no size');
  return { url: uploadUrl(sizeKey(key, size.side)), width: size.width, height: size.height };
}
