import { CONTRIBUTION_STATUSES } from '@antam/server/features/contributions/contract.ts';
import type { StaffCommentRow } from '@antam/server/features/reviews/staff-contract.ts';
import { Typography } from '@mui/material';
import { SelectInput, SimpleList, useCreatePath } from 'react-admin';
import { LookedAt } from '../../deciding/leases/looked-at.tsx';
import { QueueList } from '../../deciding/queue-list.tsx';
import { WrittenTable } from '../../deciding/written-table.tsx';
import { FirstLines, WhyItWaits } from '../../deciding/written-text.tsx';
import { RecordLink } from '../../ui/record-link.tsx';
import { StatusChip, statusChoices } from '../../ui/status-chip.tsx';
import { CommentButtons } from './comment-buttons.tsx';
import { KINDS, starsText } from './names.ts';

const FILTERS = [
  <SelectInput
    key="status"
    source="status"
    label="Trạng thái"
    choices={statusChoices(CONTRIBUTION_STATUSES)}
    alwaysOn
  />,
  <SelectInput key="kind" source="kind" label="Nhận xét về" choices={KINDS} alwaysOn />,
];

/** Reviews, as they came. */
export const CommentList = () => <QueueList filters={FILTERS} cards={<CommentCards />} table={<CommentTable />} />;

const CommentCards = () => (
  <SimpleList<StaffCommentRow>
    rowClick="show"
    primaryText={row => <Said row={row} />}
    secondaryText={row => [row.record_name, row.author_name, starsText(row.overall_rating)].filter(Boolean).join(' · ')}
    tertiaryText={({ status }) => <StatusChip status={status} />}
  />
);

function CommentTable() {
  const createPath = useCreatePath();
  return (
    <WrittenTable<StaffCommentRow>
      noun="nhận xét"
      recordLabel="Về"
      pathOf={({ id }) => createPath({ resource: 'comments', type: 'show', id })}
      said={row => <Said row={row} />}
      author={({ author_name, overall_rating }) => (
        <>
          <RecordLink name={author_name} to="show" />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {starsText(overall_rating)}
          </Typography>
        </>
      )}
      buttons={(chosen, onDone) => <CommentButtons chosen={chosen} onDone={onDone} />}
    />
  );
}

/** What was written, and why it waits. */
const Said = ({ row: { id, comment, parent_id, objections } }: { row: StaffCommentRow }) => (
  <>
    {parent_id !== null && <Typography variant="caption">Trả lời một nhận xét</Typography>}
    <FirstLines>{comment}</FirstLines>
    <WhyItWaits reasons={objections} />
    <LookedAt queue="comments" id={id} />
  </>
);
