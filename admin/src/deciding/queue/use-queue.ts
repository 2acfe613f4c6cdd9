import type { LeasedQueue } from '@antam/server/features/staff-leases/staff-contract.ts';
import { type RaRecord, useGetList, useRedirect, useStore } from 'react-admin';
import { useIsHeld } from '../held/use-held.ts';
import { useLookedAt } from '../leases/use-looked-at.ts';

interface ListParams {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly order: string;
  readonly page: number;
  readonly perPage: number;
}

const WAITING: ListParams = { filter: { status: 'pending' }, order: 'ASC', page: 1, perPage: 25 };

export interface QueueOf<Row> {
  readonly resource: LeasedQueue;
  /** The row that the page shows; null where it shows none of a queue. */
  readonly id: number | null;
  readonly pathOf: (row: Row) => string;
}

/** What waits: the page of the list that was looked at last. */
export interface Queue {
  readonly total: number;
  /** From 1; undefined where the page shows none of what waits. */
  readonly position: number | undefined;
  /** Undefined at the end and at the beginning. */
  readonly goNext: (() => void) | undefined;
  readonly goBack: (() => void) | undefined;
  /** Leads to what nobody looks at, the later first; undefined where there is none. */
  readonly goToFree: (() => void) | undefined;
}

/** The queue around the page; what is decided on already has left it. */
export function useQueue<Row extends RaRecord<number>>({ resource, id, pathOf }: QueueOf<Row>): Queue {
  const redirect = useRedirect();
  const isHeld = useIsHeld();
  const [{ filter, order, page, perPage }] = useStore<ListParams>(`${resource}.listParams`, WAITING);
  const { data = [], total = 0 } = useGetList<Row>(resource, {
    filter: 'status' in filter ? filter : WAITING.filter,
    sort: { field: 'id', order: order === 'DESC' ? 'DESC' : 'ASC' },
    pagination: { page, perPage },
  });
  const lookedAt = useLookedAt(resource);
  const rows = data.filter(row => row.id === id || !isHeld(`${resource}/${row.id}`));
  const at = rows.findIndex(row => row.id === id);
  const later = rows.slice(at + 1);
  const isFree = (row: Row) => !lookedAt.has(row.id);
  const goTo = (row: Row | undefined) => row && (() => redirect(pathOf(row)));
  return {
    total: total - (data.length - rows.length),
    position: at === -1 ? undefined : at + 1,
    // What another member of staff looks at comes last.
    goNext: goTo(later.find(isFree) ?? later[0]),
    goBack: goTo(at > 0 ? rows[at - 1] : undefined),
    goToFree: goTo(later.find(isFree) ?? rows.find(row => row.id !== id && isFree(row))),
  };
}
