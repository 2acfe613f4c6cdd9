import { Checkbox, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useListContext, useRecordContext } from 'react-admin';
import { formatCount } from '../ui/format.ts';

/** Rows that people wrote. */
type WrittenRow = RaRecord<number> & { readonly author_name: string };

/**
 * Chooses one row. Pressing it does not open the row.
 * @param noun what a row is, within a sentence
 */
export function ChooseRow({ noun }: { noun: string }) {
  const { selectedIds, onToggleItem } = useListContext<WrittenRow>();
  const row = useRecordContext<WrittenRow>();
  if (!row) return null;
  return (
    <Checkbox
      checked={selectedIds.includes(row.id)}
      onClick={event => event.stopPropagation()}
      onChange={() => onToggleItem(row.id)}
      slotProps={{ input: { 'aria-label': `Chọn ${noun} của ${row.author_name}` } }}
    />
  );
}

/** Chooses all rows of the page, or none. */
export function ChoosePage() {
  const { data = [], selectedIds, onSelect } = useListContext<WrittenRow>();
  const isAll = data.length > 0 && data.every(({ id }) => selectedIds.includes(id));
  return (
    <Checkbox
      checked={isAll}
      indeterminate={!isAll && selectedIds.length > 0}
      onChange={() => onSelect(isAll ? [] : data.map(({ id }) => id))}
      slotProps={{ input: { 'aria-label': 'Chọn cả trang' } }}
    />
  );
}

type ChosenBarProps<Row> = {
  noun: string;
  /** The buttons for the chosen rows. */
  children: (chosen: readonly Row[], onDone: () => void) => ReactNode;
};

/** What can be done with the chosen rows; it has its place always, so that nothing moves as rows are chosen. */
export function ChosenBar<Row extends WrittenRow>({ noun, children }: ChosenBarProps<Row>) {
  const { data = [], selectedIds, onUnselectItems } = useListContext<Row>();
  const chosen = data.filter(({ id }) => selectedIds.includes(id));
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ alignItems: 'center', minHeight: 56, px: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      <Typography variant="body2" role="status" sx={{ mr: 1, color: 'text.secondary' }}>
        {chosen.length === 0
          ? `Chọn ${noun} để cho hiện hay gỡ cùng lúc.`
          : `Đã chọn ${formatCount(chosen.length)} ${noun}`}
      </Typography>
      {children(chosen, onUnselectItems)}
    </Stack>
  );
}
