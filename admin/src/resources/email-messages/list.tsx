import {
  STAFF_EMAIL_MESSAGE_STATES,
  type StaffEmailMessageRow,
} from '@antam/server/features/outbox-admin/staff-contract.ts';
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
  <SelectInput
    key="state"
    source="state"
    label="Trạng thái"
    choices={statusChoices(STAFF_EMAIL_MESSAGE_STATES)}
    alwaysOn
  />,
];

const NOTHING = (
  <AllWell
    filter="state"
    failed="failed"
    title="Không có thư nào gửi thất bại"
    hint="Chọn trạng thái khác ở trên để xem những thư đang chờ hoặc đã gửi."
  />
);

const titleOf = ({ id, subject }: StaffEmailMessageRow) => subject ?? `Thư ${id}`;

/** Email messages by their state; the list opens with those that failed. */
export function EmailMessageList() {
  const narrow = useIsNarrow();
  return (
    <List
      filters={FILTERS}
      filterDefaultValues={{ state: 'failed' }}
      sort={{ field: 'id', order: 'DESC' }}
      perPage={25}
      exporter={false}
    >
      {narrow ? <EmailMessageCards /> : <EmailMessageTable />}
    </List>
  );
}

const EmailMessageCards = () => (
  <RecordCards<StaffEmailMessageRow> empty={NOTHING}>
    {emailMessage => (
      <>
        <RecordLink name={titleOf(emailMessage)} to="show" />
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <Parts
            of={[emailMessage.recipient, formatMoment(emailMessage.created_at), `${emailMessage.attempts} lần gửi`]}
          />
        </Typography>
        <Typography variant="body2" sx={{ my: 1, overflowWrap: 'anywhere' }}>
          {whyOf(emailMessage)}
        </Typography>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
          <StatusChip status={emailMessage.state} />
          <RetryButton />
        </Stack>
      </>
    )}
  </RecordCards>
);

const EmailMessageTable = () => (
  <DataTable<StaffEmailMessageRow> empty={NOTHING} bulkActionButtons={false} rowClick="show">
    <DataTable.Col<StaffEmailMessageRow>
      source="subject"
      label="Thư"
      disableSort
      sx={{ minWidth: 200 }}
      render={emailMessage => (
        <>
          <RecordLink name={titleOf(emailMessage)} to="show" />
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {emailMessage.recipient}
          </Typography>
        </>
      )}
    />
    <DataTable.Col<StaffEmailMessageRow>
      source="created_at"
      label="Từ lúc"
      disableSort
      sx={{ whiteSpace: 'nowrap' }}
      render={({ created_at }) => formatMoment(created_at)}
    />
    <DataTable.Col<StaffEmailMessageRow> source="attempts" label="Số lần gửi" align="right" disableSort />
    <DataTable.Col<StaffEmailMessageRow>
      source="last_answer"
      label="Lý do"
      disableSort
      sx={{ minWidth: 200, overflowWrap: 'anywhere' }}
      render={whyOf}
    />
    <DataTable.Col<StaffEmailMessageRow>
      source="state"
      label="Trạng thái"
      disableSort
      render={({ state }) => <StatusChip status={state} />}
    />
    <DataTable.Col<StaffEmailMessageRow> source="can" label="Việc" disableSort render={() => <RetryButton />} />
  </DataTable>
);
