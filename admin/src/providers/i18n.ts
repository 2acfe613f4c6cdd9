import polyglotI18nProvider from 'ra-i18n-polyglot';
import vietnamese from 'ra-language-vietnamese';
import { mergeTranslations } from 'react-admin';
import { resourceTexts } from './resource-texts.ts';
import { vietnameseGaps } from './vietnamese-gaps.ts';

/** Every text of react-admin and the names of our records, in Vietnamese. */
export const messages = mergeTranslations(vietnamese, vietnameseGaps, { resources: resourceTexts });

/** The console speaks Vietnamese only. A text without a key, such as the server's, is shown as it is. */
export const i18nProvider = polyglotI18nProvider(() => messages, 'vi', [{ locale: 'vi', name: 'Tiếng Việt' }], {
  allowMissing: true,
});
