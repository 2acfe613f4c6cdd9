import type { ReactElement, ReactNode } from 'react';
import { List, ListContextProvider, useListContext } from 'react-admin';
import { useIsNarrow } from '../ui/use-is-narrow.ts';
import { useIsHeld } from './held/use-held.ts';

const OLDEST_FIRST = { field: 'id', order: 'ASC' } as const;

type QueueListProps = {
  filters: ReactElement[];
  /** The rows on a narrow screen, and on a wide one. */
  cards: ReactNode;
  table: ReactNode;
};

/** What staff decide on, in the order in which it came unless the server has a better one; the list opens with what waits. */
export function QueueList({ filters, cards, table }: QueueListProps) {
  const narrow = useIsNarrow();
  return (
    <List
      filters={filters}
      filterDefaultValues={{ status: 'pending' }}
      sort={OLDEST_FIRST}
      perPage={25}
      exporter={false}
    >
      <WithoutHeld>{narrow ? cards : table}</WithoutHeld>
    </List>
  );
}

/** The list without what was decided on a moment ago. */
function WithoutHeld({ children }: { children: ReactNode }) {
  const list = useListContext();
  const isHeld = useIsHeld();
  if (!list.data) return children;
  const data = list.data.filter(({ id }) => !isHeld(`${list.resource}/${id}`));
  return <ListContextProvider value={{ ...list, data }}>{children}</ListContextProvider>;
}
