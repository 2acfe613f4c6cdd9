import { browserApi } from '../api/browser-api.ts';
import type { FormSide } from '../loading/site-context.ts';
import { openDocument } from './open-document.ts';

/** Forms that a script sends. What only they need comes with the first of them. */
export const browserForms: FormSide = {
  isScripted: true,
  requireAdmission: () => undefined,
  requireRefusalShown: async () => undefined,
  api: browserApi,
  saveFile: async (path, body) => {
    const [{ fetchFile }, { saveFile }] = await Promise.all([import('../api/fetch-file.ts'), import('./save-file.ts')]);
    saveFile(await fetchFile(path, body));
  },
  // The document is about to be replaced: nothing may be rendered again meanwhile.
  redirectTo: address => {
    openDocument(address);
    return new Promise<never>(() => undefined);
  },
};
