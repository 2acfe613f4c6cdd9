import { nameOrder } from '../../../platform/text/name-order.ts';

const LONGEST = 160;

/** What the name of a plan is ordered by. */
export const planOrder = (name: string): string => nameOrder(name, LONGEST);
