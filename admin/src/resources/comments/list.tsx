import { COMMENT_STATUSES } from '@antam/server/features/reviews/contract.ts';
import type { StaffCommentRow } from '@antam/server/features/reviews/staff-contract.ts';
import { Box, Typography } from '@mui/material';
import { DataTable, List, SelectInput, SimpleList } from 'react-admin';
import { formatDay } from '../../ui/format.ts';
import { RecordLink } from '../../ui/record-link.tsx';
import { StatusChip, statusChoices } from '../../ui/status-chip.tsx';
import { useIsNarrow } from '../../ui/use-is-narrow.ts';
import { ChoosePage, ChooseRow, ChosenBar } from './chosen-rows.tsx';
import { KINDS, starsText } from './names.ts';

const FILTERS = [
  <SelectInput key="status" source="status" label="Trạng thái" choices={statusChoices(COMMENT_STATUSES)} alwaysOn />,
  <SelectInput key="kind" source="kind" label="Nhận xét về" choices={KINDS} alwaysOn />,
];

/** Reviews, the oldest first, as they came; the list opens with those that wait. */
export function CommentList() {
  const narrow = useIsNarrow();
  return (
    <List
      filters={FILTERS}
      filterDefaultValues={{ status: 'pending' }}
      sort={{ field: 'id', order: 'ASC' }}
      perPage={25}
      exporter={false}
    >
      {narrow ? <CommentCards /> : <CommentTable />}
    </List>
  );
}

const CommentCards = () => (
  <SimpleList<StaffCommentRow>
    rowClick="show"
    primaryText={row => <Said row={row} />}
    secondaryText={row => [row.record_name, row.author_name, starsText(row.overall_rating)].filter(Boolean).join(' · ')}
    tertiaryText={({ status }) => <StatusChip status={status} />}
  />
);

const CommentTable = () => (
  <>
    <ChosenBar />
    <DataTable<StaffCommentRow> rowClick="show" bulkActionButtons={false}>
      <DataTable.Col<StaffCommentRow>
        source="selected"
        label={<ChoosePage />}
        disableSort
        sx={{ width: 56, p: 0.5 }}
        render={() => <ChooseRow />}
      />
      <DataTable.Col<StaffCommentRow>
        source="comment"
        label="Nội dung"
        disableSort
        sx={{ minWidth: 280 }}
        render={row => <Said row={row} />}
      />
      <DataTable.Col<StaffCommentRow>
        source="author_name"
        label="Người viết"
        disableSort
        sx={{ minWidth: 140 }}
        render={({ author_name, overall_rating }) => (
          <>
            <RecordLink name={author_name} to="show" />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {starsText(overall_rating)}
            </Typography>
          </>
        )}
      />
      <DataTable.Col<StaffCommentRow> source="record_name" label="Về" disableSort sx={{ minWidth: 140 }} />
      <DataTable.Col<StaffCommentRow>
        source="status"
        label="Trạng thái"
        disableSort
        render={({ status }) => <StatusChip status={status} />}
      />
      <DataTable.Col<StaffCommentRow>
        source="id"
        label="Gửi"
        sx={{ whiteSpace: 'nowrap' }}
        render={({ created_at }) => formatDay(created_at)}
      />
    </DataTable>
  </>
);

/** What was written, and why it waits. */
const Said = ({ row: { comment, parent_id, objections } }: { row: StaffCommentRow }) => (
  <>
    {parent_id !== null && <Typography variant="caption">Trả lời một nhận xét</Typography>}
    <Words>{comment}</Words>
    {objections.length > 0 && (
      <Typography component="span" variant="body2" sx={{ color: 'warning.main', fontWeight: 600 }}>
        {objections.join(' · ')}
      </Typography>
    )}
  </>
);

/** The first lines of a review; its page has all of it. */
const Words = ({ children }: { children: string }) => (
  <Box
    component="span"
    sx={{
      display: '-webkit-box',
      overflow: 'hidden',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 4,
    }}
  >
    {children}
  </Box>
);
