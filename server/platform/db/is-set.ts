import { type Expression, expressionBuilder } from 'kysely';

/** Whether a column has a value, to be selected: `isSet(eb.ref('used_at')).as('isUsed')`. */
export const isSet = (column: Expression<unknown>) =>
  expressionBuilder<Record<never, never>, never>()(column, 'is not', null).$castTo<boolean>();
