import { foldText } from '../../../platform/text/fold-text.ts';
import { nameOrder } from '../../../platform/text/name-order.ts';

/** Of what is kept of a title to find and to order it, characters. */
const MAX_LENGTH = 220;

/** What the title of a promotion is found and ordered by. */
export const titleKeys = (title: string) => ({
  foldedTitle: foldText(title).slice(0, MAX_LENGTH),
  sortTitle: nameOrder(title, MAX_LENGTH),
});
