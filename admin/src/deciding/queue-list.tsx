import type { ReactElement, ReactNode } from 'react';
import { List } from 'react-admin';
import { useIsNarrow } from '../ui/use-is-narrow.ts';

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
      sort={{ field: 'id', order: 'ASC' }}
      perPage={25}
      exporter={false}
    >
      {narrow ? cards : table}
    </List>
  );
}
