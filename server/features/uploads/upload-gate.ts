import type { Identify } from '../../platform/auth/principal.ts';
import { type CookieNames, readCookie } from '../../platform/http/cookies.ts';
import type { Services } from '../../platform/services.ts';
import type { UploadGate } from '../../platform/storage/serve-uploads.ts';
import { readPreviewToken } from '../previews/rules/preview-token.ts';
import { createShownUploads } from './queries/shown-upload.ts';
import { isPictureOf, mayOpenWithheld } from './queries/withheld-upload.ts';

/** `4f…a1-640.webp` and `4f…a1-thumb.webp` are files of the picture `4f…a1`. */
const FILE_OF_PICTURE = /^(.+)-(?:\d+|thumb)\.webp$/;

/** Lets each picture be opened by those who may see what it belongs to: see `docs/decisions/0194`. */
export function createUploadGate(
  services: Pick<Services, 'config' | 'db' | 'tags' | 'clock' | 'subjects'>,
  { identify, names }: { readonly identify: Identify; readonly names: Pick<CookieNames, 'session'> },
): UploadGate {
  const isShown = createShownUploads(services);
  const pictureOf = (file: string) => FILE_OF_PICTURE.exec(file)?.[1];
  return {
    isShown: async file => {
      const key = pictureOf(file);
      return key !== undefined && isShown(key);
    },
    isPreviewed: async (file, token) => {
      const key = pictureOf(file);
      const previewed = readPreviewToken(services.config.secret, token, services.clock.now());
      return key !== undefined && previewed !== undefined && isPictureOf(services.db.primary, previewed, key);
    },
    mayOpen: async (file, { cookie }) => {
      const key = pictureOf(file);
      const token = readCookie(cookie, names.session);
      if (key === undefined || token === undefined || token === '') return false;
      const principal = await identify(token);
      return principal !== undefined && mayOpenWithheld(services.db.primary, principal, key);
    },
  };
}
