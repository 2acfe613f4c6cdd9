import { nameOrder } from '../../../platform/text/name-order.ts';

const MAX_LENGTH = 160;

/** What the name of a plan is ordered by. */
export const planOrder = (name: string): string => nameOrder(name, MAX_LENGTH);
