import { foldText } from '../../../platform/text/fold-text.ts';
import { nameOrder } from '../../../platform/text/name-order.ts';

/** Of what is kept of a name to compare and to order it, characters. */
const MAX_LENGTH = 220;

/** What the name of a place is compared and ordered by. */
export const nameKeys = (name: string) => ({
  foldedName: foldText(name).slice(0, MAX_LENGTH),
  sortName: nameOrder(name, MAX_LENGTH),
});
