import type { RestQuery } from '../contract/rest-query.ts';
import type { RequestContext } from './endpoint.ts';

/** One page of a list with how many rows there are altogether. */
export interface RestPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** Answers a page: the rows are the body; the header `Content-Range: places 0-24/60000` says which and how many. */
export function sendPage<Row>(
  context: Pick<RequestContext, 'setHeader'>,
  resource: string,
  { offset }: Pick<RestQuery<unknown, string>, 'offset'>,
  { rows, total }: RestPage<Row>,
): Row[] {
  const span = rows.length === 0 ? '*' : `${offset}-${offset + rows.length - 1}`;
  context.setHeader('Content-Range', `${resource} ${span}/${total}`);
  return [...rows];
}
