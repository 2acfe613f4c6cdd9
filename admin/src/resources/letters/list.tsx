import { STAFF_LETTER_STATES, type StaffLetterRow } from '@antam/server/features/outbox-admin/staff-contract.ts';
import { Stack, Typography } from '@mui/material';
import { DataTable, List, SelectInput } from 'react-admin';
import { AllWell } from '../../ui/all-well.tsx';
import { formatMoment } from '../../ui/format.ts';
import { Parts } from '../../ui/parts.tsx';
import { RecordCards } from '../../ui/record-cards.tsx';
import { RecordLink } from '../../ui/record-link.tsx';
import { StatusChip, statusChoices } from '../../ui/status-chip.tsx';
import { useIsNarrow } from '../../ui/use-is-narrow.ts';
import { whyOf } from './names.ts';
import { RetryButton } from './retry-button.tsx';

const FILTERS = [
  <SelectInput key="state" source="state" label="Trạng thái" choices={statusChoices(STAFF_LETTER_STATES)} alwaysOn />,
];

const NOTHING = (
  <AllWell
    filter="state"
    failed="failed"
    title="Không có thư nào gửi thất bại"
    hint="Chọn trạng thái khác ở trên để xem những thư đang chờ hoặc đã gửi."
  />
);

const titleOf = ({ id, subject }: StaffLetterRow) => subject ?? `Thư ${id}`;

/** Letters by their state; the list opens with those that failed. */
export function LetterList() {
  const narrow = useIsNarrow();
  return (
    <List
      filters={FILTERS}
      filterDefaultValues={{ state: 'failed' }}
      sort={{ field: 'id', order: 'DESC' }}
      perPage={25}
      exporter={false}
    >
      {narrow ? <LetterCards /> : <LetterTable />}
    </List>
  );
}

const LetterCards = () => (
  <RecordCards<StaffLetterRow> empty={NOTHING}>
    {letter => (
      <>
        <RecordLink name={titleOf(letter)} to="show" />
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <Parts of={[letter.recipient, formatMoment(letter.created_at), `${letter.attempts} lần gửi`]} />
        </Typography>
        <Typography variant="body2" sx={{ my: 1, overflowWrap: 'anywhere' }}>
          {whyOf(letter)}
        </Typography>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
          <StatusChip status={letter.state} />
          <RetryButton />
        </Stack>
      </>
    )}
  </RecordCards>
);

const LetterTable = () => (
  <DataTable<StaffLetterRow> empty={NOTHING} bulkActionButtons={false} rowClick="show">
    <DataTable.Col<StaffLetterRow>
      source="subject"
      label="Thư"
      disableSort
      sx={{ minWidth: 200 }}
      render={letter => (
        <>
          <RecordLink name={titleOf(letter)} to="show" />
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {letter.recipient}
          </Typography>
        </>
      )}
    />
    <DataTable.Col<StaffLetterRow>
      source="created_at"
      label="Từ lúc"
      disableSort
      sx={{ whiteSpace: 'nowrap' }}
      render={({ created_at }) => formatMoment(created_at)}
    />
    <DataTable.Col<StaffLetterRow> source="attempts" label="Số lần gửi" align="right" disableSort />
    <DataTable.Col<StaffLetterRow>
      source="last_answer"
      label="Lý do"
      disableSort
      sx={{ minWidth: 200, overflowWrap: 'anywhere' }}
      render={whyOf}
    />
    <DataTable.Col<StaffLetterRow>
      source="state"
      label="Trạng thái"
      disableSort
      render={({ state }) => <StatusChip status={state} />}
    />
    <DataTable.Col<StaffLetterRow> source="can" label="Việc" disableSort render={() => <RetryButton />} />
  </DataTable>
);
