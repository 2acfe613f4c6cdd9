import { slugOf } from '../../../platform/text/fold-text.ts';
import { textOfHtml } from '../../posts/rules/post-text.ts';

/** What follows from the words of an article, whose text is sanitised HTML. */
export const articleFacts = ({ title, body }: { readonly title: string; readonly body: string }) => ({
  slug: slugOf(title),
  picture: firstPicture(body),
  readingMinutes: readingMinutes(body),
});

/** Syllables that people read in a minute: Vietnamese writes each of them as a word. */
const PER_MINUTE = 230;
const FIRST_PICTURE = /<img [^>]*?src="([^"]*)"/;

/** Whole minutes that reading takes, at least one. */
export function readingMinutes(html: string): number {
  const words = textOfHtml(html).split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / PER_MINUTE));
}

/** Address of the first picture of sanitised HTML; empty where there is none. */
export const firstPicture = (html: string): string => FIRST_PICTURE.exec(html)?.[1] ?? '';
