import type { StaffJob } from '@antam/server/features/outbox-admin/staff-contract.ts';
import { Stack, Typography } from '@mui/material';
import { DataTable, List, SelectInput } from 'react-admin';
import { AllWell } from '../../ui/all-well.tsx';
import { formatMoment } from '../../ui/format.ts';
import { RecordCards } from '../../ui/record-cards.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { useIsNarrow } from '../../ui/use-is-narrow.ts';
import { JobButtons } from './job-buttons.tsx';
import { JOB_CHOICES, jobName } from './names.ts';

const WHICH = [
  { id: 'failed', name: 'Thất bại' },
  { id: 'waiting', name: 'Đang chờ' },
];

const FILTERS = [
  <SelectInput key="which" source="which" label="Trạng thái" choices={WHICH} alwaysOn />,
  <SelectInput key="topic" source="topic" label="Loại việc" choices={JOB_CHOICES} alwaysOn />,
];

const NOTHING = (
  <AllWell
    filter="which"
    failed="failed"
    title="Không có việc nào thất bại"
    hint="Chọn “Đang chờ” ở trên để xem những việc sẽ làm."
  />
);

/** Jobs in the order in which they are done; the list opens with those that were given up. */
export function JobList() {
  const narrow = useIsNarrow();
  return (
    <List
      filters={FILTERS}
      filterDefaultValues={{ which: 'failed' }}
      sort={{ field: 'id', order: 'ASC' }}
      perPage={25}
      exporter={false}
    >
      {narrow ? <JobCards /> : <JobTable />}
    </List>
  );
}

const JobCards = () => (
  <RecordCards<StaffJob> empty={NOTHING}>
    {job => (
      <>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{jobName(job.topic)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {`Từ ${formatMoment(job.created_at)} · ${job.attempts} lần làm`}
        </Typography>
        <Typography variant="body2" sx={{ my: 1, overflowWrap: 'anywhere' }}>
          {job.error}
        </Typography>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
          <StatusChip status={job.state} />
          <JobButtons />
        </Stack>
      </>
    )}
  </RecordCards>
);

const JobTable = () => (
  <DataTable<StaffJob> empty={NOTHING} bulkActionButtons={false} rowClick={false}>
    <DataTable.Col<StaffJob> source="id" label="Mã" align="right" disableSort />
    <DataTable.Col<StaffJob>
      source="topic"
      label="Loại việc"
      disableSort
      sx={{ minWidth: 180 }}
      render={({ topic }) => jobName(topic)}
    />
    <DataTable.Col<StaffJob>
      source="created_at"
      label="Từ lúc"
      disableSort
      sx={{ whiteSpace: 'nowrap' }}
      render={({ created_at }) => formatMoment(created_at)}
    />
    <DataTable.Col<StaffJob> source="attempts" label="Số lần làm" align="right" disableSort />
    <DataTable.Col<StaffJob>
      source="error"
      label="Lý do"
      disableSort
      sx={{ minWidth: 220, overflowWrap: 'anywhere' }}
      render={({ error }) => error ?? ''}
    />
    <DataTable.Col<StaffJob>
      source="state"
      label="Trạng thái"
      disableSort
      render={({ state }) => <StatusChip status={state} />}
    />
    <DataTable.Col<StaffJob> source="can" label="Việc" disableSort render={() => <JobButtons />} />
  </DataTable>
);
