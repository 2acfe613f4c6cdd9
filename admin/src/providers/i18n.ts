import polyglotI18nProvider from 'ra-i18n-polyglot';
import vietnamese from 'ra-language-vietnamese';
import { type I18nProvider, mergeTranslations } from 'react-admin';
import type { ConsoleResource } from './console-resource.ts';
import { vietnameseGaps } from './vietnamese-gaps.ts';

/** Every text of react-admin and the names of these kinds of record, in Vietnamese. */
export function messagesOf(resources: readonly Pick<ConsoleResource, 'name' | 'texts'>[]) {
  const names = Object.fromEntries(resources.map(({ name, texts }) => [name, texts]));
  return mergeTranslations(vietnamese, vietnameseGaps, { resources: names });
}

/** The console speaks Vietnamese only. A text without a key, such as the server's, is shown as it is. */
export function createI18nProvider(resources: readonly Pick<ConsoleResource, 'name' | 'texts'>[] = []): I18nProvider {
  const messages = messagesOf(resources);
  return polyglotI18nProvider(() => messages, 'vi', [{ locale: 'vi', name: 'Tiếng Việt' }], { allowMissing: true });
}
