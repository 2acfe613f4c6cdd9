import { Box } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { ListNoResults, type RaRecord, RecordContextProvider, useListContext } from 'react-admin';

type RecordCardsProps<Row> = {
  children: (row: Row) => ReactNode;
  /** What stands where there are none. */
  empty?: ReactElement;
};

/** The rows of the list around, one below the other, for narrow windows where a row has buttons of its own. */
export function RecordCards<Row extends RaRecord>({ children, empty = <ListNoResults /> }: RecordCardsProps<Row>) {
  const { data, isPending } = useListContext<Row>();
  if (isPending) return null;
  if (!data?.length) return empty;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map(row => (
        <Box component="li" key={row.id} sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
          <RecordContextProvider value={row}>{children(row)}</RecordContextProvider>
        </Box>
      ))}
    </Box>
  );
}
