import { THREAD_STATUSES } from '@antam/server/features/forum/contract.ts';
import type { StaffThreadRow } from '@antam/server/features/forum/staff-contract.ts';
import LockIcon from '@mui/icons-material/LockOutlined';
import { DataTable, SearchInput, SelectInput, SimpleList } from 'react-admin';
import { WhyItWaits } from '../../deciding/written-text.tsx';
import { formatCount, formatDay } from '../../ui/format.ts';
import { Parts } from '../../ui/parts.tsx';
import { RecordLink } from '../../ui/record-link.tsx';
import { RECORD_COLUMNS, RecordList } from '../../ui/record-list.tsx';
import { StatusChip, statusChoices } from '../../ui/status-chip.tsx';
import { SpecialityInput } from './speciality-input.tsx';
import { UrgentMark } from './urgent-mark.tsx';

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Tìm tiêu đề hoặc mã" />,
  <SelectInput key="status" source="status" label="Trạng thái" choices={statusChoices(THREAD_STATUSES)} alwaysOn />,
  <SpecialityInput key="speciality" source="speciality" alwaysOn />,
];

const NEWEST = { field: 'id', order: 'DESC' } as const;

/** All questions, the newest first; the server searches and pages. */
export const ThreadList = () => (
  <RecordList filters={FILTERS} sort={NEWEST} cards={<ThreadCards />} table={<ThreadTable />} />
);

const askerText = ({ author_name, is_hiding_creator }: StaffThreadRow) =>
  is_hiding_creator ? `${author_name} (ẩn tên)` : author_name;

const ThreadCards = () => (
  <SimpleList<StaffThreadRow>
    rowClick="show"
    primaryText={row => <Title row={row} />}
    secondaryText={row => <Parts of={[askerText(row), row.speciality_name, formatDay(row.created_at)]} />}
    tertiaryText={({ status }) => <StatusChip status={status} />}
  />
);

const ThreadTable = () => (
  <DataTable<StaffThreadRow> rowClick="show" bulkActionButtons={false}>
    {RECORD_COLUMNS.id}
    <DataTable.Col<StaffThreadRow>
      source="title"
      label="Câu hỏi"
      disableSort
      sx={{ minWidth: 280 }}
      render={row => <Title row={row} isLink />}
    />
    <DataTable.Col<StaffThreadRow> source="speciality_name" label="Chuyên khoa" disableSort sx={{ minWidth: 120 }} />
    <DataTable.Col<StaffThreadRow>
      source="author_name"
      label="Người hỏi"
      disableSort
      sx={{ minWidth: 120 }}
      render={askerText}
    />
    {RECORD_COLUMNS.status}
    <DataTable.Col<StaffThreadRow>
      source="replies"
      label="Trả lời"
      align="right"
      disableSort
      render={({ replies }) => formatCount(replies)}
    />
    <DataTable.Col<StaffThreadRow>
      source="created_at"
      label="Gửi"
      disableSort
      sx={{ whiteSpace: 'nowrap' }}
      render={({ created_at }) => formatDay(created_at)}
    />
  </DataTable>
);

/** What was asked, whether replies are closed, and why it waits. */
const Title = ({ row, isLink = false }: { row: StaffThreadRow; isLink?: boolean }) => (
  <>
    <UrgentMark urgency={row.urgency} />
    {isLink ? <RecordLink name={row.title} to="show" /> : row.title}
    {row.is_locked && (
      <LockIcon fontSize="inherit" titleAccess="Đã khoá trả lời" sx={{ ml: 0.5, verticalAlign: 'middle' }} />
    )}
    {row.objections.length > 0 && <br />}
    <WhyItWaits reasons={row.objections} />
  </>
);
