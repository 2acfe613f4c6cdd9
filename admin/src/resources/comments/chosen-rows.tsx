import type { StaffCommentRow } from '@antam/server/features/reviews/staff-contract.ts';
import { Checkbox, Stack, Typography } from '@mui/material';
import { useListContext, useRecordContext } from 'react-admin';
import { formatCount } from '../../ui/format.ts';
import { DecisionButtons } from './decision-buttons.tsx';

/** Chooses one row. Pressing it does not open the row. */
export function ChooseRow() {
  const { selectedIds, onToggleItem } = useListContext<StaffCommentRow>();
  const row = useRecordContext<StaffCommentRow>();
  if (!row) return null;
  return (
    <Checkbox
      checked={selectedIds.includes(row.id)}
      onClick={event => event.stopPropagation()}
      onChange={() => onToggleItem(row.id)}
      slotProps={{ input: { 'aria-label': `Chọn nhận xét của ${row.author_name}` } }}
    />
  );
}

/** Chooses all rows of the page, or none. */
export function ChoosePage() {
  const { data = [], selectedIds, onSelect } = useListContext<StaffCommentRow>();
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

/** What can be done with the chosen rows; it has its place always, so that nothing moves as rows are chosen. */
export function ChosenBar() {
  const { data = [], selectedIds, onUnselectItems } = useListContext<StaffCommentRow>();
  const chosen = data.filter(({ id }) => selectedIds.includes(id));
  const idsOf = (isOpen: (row: StaffCommentRow) => boolean) => chosen.filter(isOpen).map(({ id }) => id);
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ alignItems: 'center', minHeight: 56, px: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      <Typography variant="body2" role="status" sx={{ mr: 1, color: 'text.secondary' }}>
        {chosen.length === 0
          ? 'Chọn nhận xét để cho hiện hay gỡ cùng lúc.'
          : `Đã chọn ${formatCount(chosen.length)} nhận xét`}
      </Typography>
      <DecisionButtons
        publishable={idsOf(({ status }) => status !== 'published')}
        removable={idsOf(({ status }) => status !== 'hidden' && status !== 'rejected')}
        onDone={onUnselectItems}
      />
    </Stack>
  );
}
