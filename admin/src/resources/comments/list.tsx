import { COMMENT_STATUSES } from '@antam/server/features/reviews/contract.ts';
import type { StaffCommentRow } from '@antam/server/features/reviews/staff-contract.ts';
import { Typography } from '@mui/material';
import { DataTable, List, SelectInput, SimpleList } from 'react-admin';
import { ChoosePage, ChooseRow, ChosenBar } from '../../deciding/choose-rows.tsx';
import { FirstLines, WhyItWaits } from '../../deciding/written-text.tsx';
import { formatDay } from '../../ui/format.ts';
import { RecordLink } from '../../ui/record-link.tsx';
import { StatusChip, statusChoices } from '../../ui/status-chip.tsx';
import { useIsNarrow } from '../../ui/use-is-narrow.ts';
import { DecisionButtons } from './decision-buttons.tsx';
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
    <ChosenBar<StaffCommentRow> noun="nhận xét">
      {(chosen, onDone) => <ChosenButtons chosen={chosen} onDone={onDone} />}
    </ChosenBar>
    <DataTable<StaffCommentRow> rowClick="show" bulkActionButtons={false}>
      <DataTable.Col<StaffCommentRow>
        source="selected"
        label={<ChoosePage />}
        disableSort
        sx={{ width: 56, p: 0.5 }}
        render={() => <ChooseRow noun="nhận xét" />}
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
    <FirstLines>{comment}</FirstLines>
    <WhyItWaits reasons={objections} />
  </>
);

type ChosenProps = { chosen: readonly StaffCommentRow[]; onDone: () => void };

function ChosenButtons({ chosen, onDone }: ChosenProps) {
  const idsOf = (isOpen: (row: StaffCommentRow) => boolean) => chosen.filter(isOpen).map(({ id }) => id);
  return (
    <DecisionButtons
      publishable={idsOf(({ status }) => status !== 'published')}
      removable={idsOf(({ status }) => status !== 'hidden' && status !== 'rejected')}
      onDone={onDone}
    />
  );
}
