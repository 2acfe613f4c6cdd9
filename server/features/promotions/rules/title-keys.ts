import { foldText } from '../../../platform/text/fold-text.ts';
import { nameOrder } from '../../../platform/text/name-order.ts';

/** Of what is kept of a title to find and to order it, characters. */
const LONGEST = 220;

/** What the title of a promotion is found and ordered by. */
export const titleKeys = (title: string) => ({
  folded_title: foldText(title).slice(0, LONGEST),
  sort_title: nameOrder(title, LONGEST),
});
