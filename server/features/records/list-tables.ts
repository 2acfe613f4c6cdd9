import { tablesWith } from '../../platform/db/tables.ts';

/** The tables of lists that stand beside records. */
export const listTables = tablesWith<Readonly<Record<string, string | number>>>();

/** The ids of the terms of a kind. */
export const termsOfKind = (kind: string) => listTables.selectFrom('term').select('id').where('kind', '=', kind);
