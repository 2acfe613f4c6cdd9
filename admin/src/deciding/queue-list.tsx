import type { ReactElement, ReactNode } from 'react';
import { List, type SortPayload } from 'react-admin';
import { useIsNarrow } from '../ui/use-is-narrow.ts';

type QueueListProps = {
  filters: ReactElement[];
  /** `DESC`: what came last stands first. */
  order?: SortPayload['order'];
  /** The rows on a narrow screen, and on a wide one. */
  cards: ReactNode;
  table: ReactNode;
};

/** What staff decide on, in the order in which it came unless the server has a better one; the list opens with what waits. */
export function QueueList({ filters, order = 'ASC', cards, table }: QueueListProps) {
  const narrow = useIsNarrow();
  return (
    <List
      filters={filters}
      filterDefaultValues={{ status: 'pending' }}
      sort={{ field: 'id', order }}
      perPage={25}
      exporter={false}
    >
      {narrow ? cards : table}
    </List>
  );
}
