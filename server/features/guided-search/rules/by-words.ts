import type { Intent } from './intent.ts';
import { LIST_PAGES } from './list-pages.ts';

/** The title of what only matches the words, beside a list that was asked for: "Bác sĩ khớp với “nhi”". */
export const byWordsTitle = (title: string, text: string) => `${title} khớp với “${text}”`;

/** Everything of a kind that matches the words and has what is asked for beside field and area. */
export const byWordsList = ({ kind, conditions }: Pick<Intent, 'kind' | 'conditions'>, text: string) =>
  LIST_PAGES[kind]({ q: text, ...conditions });
