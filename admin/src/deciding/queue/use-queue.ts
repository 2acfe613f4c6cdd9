import { type RaRecord, useGetList, useRedirect, useStore } from 'react-admin';
import { useIsHeld } from '../held/use-held.ts';

/** How many of what waits are read at a time. */
const READ = 25;

interface ListParams {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly order: string;
}

const WAITING: ListParams = { filter: { status: 'pending' }, order: 'ASC' };

export interface QueueOf<Row> {
  readonly resource: string;
  /** Whether a row is what the page shows. */
  readonly isCurrent: (row: Row) => boolean;
  readonly pathOf: (row: Row) => string;
}

/** What waits, as the list showed it from which the page was opened. */
export interface Queue {
  readonly total: number;
  /** From 1; undefined where the page shows none of what waits. */
  readonly position: number | undefined;
  /** Undefined at the end and at the beginning. */
  readonly goNext: (() => void) | undefined;
  readonly goBack: (() => void) | undefined;
}

/** The queue around the page; what is decided on already has left it. */
export function useQueue<Row extends RaRecord>({ resource, isCurrent, pathOf }: QueueOf<Row>): Queue {
  const redirect = useRedirect();
  const isHeld = useIsHeld();
  const [{ filter, order }] = useStore<ListParams>(`${resource}.listParams`, WAITING);
  const { data = [], total = 0 } = useGetList<Row>(resource, {
    filter: 'status' in filter ? filter : WAITING.filter,
    sort: { field: 'id', order: order === 'DESC' ? 'DESC' : 'ASC' },
    pagination: { page: 1, perPage: READ },
  });
  const rows = data.filter(row => isCurrent(row) || !isHeld(`${resource}/${row.id}`));
  const at = rows.findIndex(isCurrent);
  const goTo = (row: Row | undefined) => row && (() => redirect(pathOf(row)));
  return {
    total: total - (data.length - rows.length),
    position: at === -1 ? undefined : at + 1,
    goNext: goTo(rows[at + 1]),
    goBack: goTo(at > 0 ? rows[at - 1] : undefined),
  };
}
