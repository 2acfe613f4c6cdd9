import { LIST_PAGES } from './list-pages.ts';
import type { Wish } from './wish.ts';

/** The title of what only matches the words, beside a list that was asked for: "Bác sĩ khớp với “nhi”". */
export const byWordsTitle = (title: string, text: string) => `${title} khớp với “${text}”`;

/** Everything of a kind that matches the words and has what is asked for beside field and area. */
export const byWordsList = ({ kind, conditions }: Pick<Wish, 'kind' | 'conditions'>, text: string) =>
  LIST_PAGES[kind]({ q: text, ...conditions });
