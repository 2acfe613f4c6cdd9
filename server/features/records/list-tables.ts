import { expressionBuilder } from 'kysely';
import { literal, reference } from '../../platform/db/expressions.ts';
import { tablesWith } from '../../platform/db/tables.ts';

/** Tables that stand beside records, which kinds name: of lists, and of keys. */
export const listTables = tablesWith<Readonly<Record<string, string | number>>>();

/** A condition: the term that a column of `table` names is of a kind. It is looked up by its id, as there are hundreds of a kind. */
export const isTermOfKind = (table: string, column: string, kind: string) =>
  expressionBuilder().exists(
    listTables
      .selectFrom('term')
      .select(literal(1).as('one'))
      .where('term.kind', '=', kind)
      .where(reference('term.id'), '=', reference(`${table}.${column}`)),
  );
