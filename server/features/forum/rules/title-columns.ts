import { foldText, slugOf } from '../../../platform/text/fold-text.ts';

/** Of a title as it is compared, characters. */
const MAX_LENGTH = 160;

/** The title as it is compared, whatever its accents. */
export const foldedTitle = (title: string): string => foldText(title).slice(0, MAX_LENGTH);

/** What is stored of the title of a thread. */
export const titleColumns = (title: string) => ({
  name: title,
  slug: slugOf(title),
  foldedName: foldedTitle(title),
});
