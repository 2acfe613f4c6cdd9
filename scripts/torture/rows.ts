import { textOf } from '../../server/platform/db/text.ts';
import type { Cluster } from './cluster.ts';

/** Rows as both servers see them; `values` take the places of the question marks. */
export const rows = <Row extends object>(
  { services }: Cluster,
  sql: string,
  values: readonly (string | number)[] = [],
) => textOf(services.db.primary).all<Row>(sql, values);

/** Question marks for a list that is not empty: `in (${marksFor(list)})`. */
export const marksFor = (list: readonly unknown[]): string => list.map(() => '?').join(', ');
