import { PROMOTION_STATUSES } from '@antam/server/features/promotions/contract.ts';
import type { StaffPromotionRow } from '@antam/server/features/promotions/staff-contract.ts';
import { Stack, Typography } from '@mui/material';
import { DataTable, SearchInput, SelectInput, SimpleList } from 'react-admin';
import { ChoiceInput } from '../../inputs/choice-input.tsx';
import { formatCount, formatDay, formatPrice } from '../../ui/format.ts';
import { Parts } from '../../ui/parts.tsx';
import { PublicPageLink } from '../../ui/public-page-button.tsx';
import { RecordLink } from '../../ui/record-link.tsx';
import { RECORD_COLUMNS, RecordList } from '../../ui/record-list.tsx';
import { StatusChip, statusChoices } from '../../ui/status-chip.tsx';
import { TIME_NAMES } from './names.ts';

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Tìm tên ưu đãi, tên chủ trang" />,
  <SelectInput key="status" source="status" label="Trạng thái" choices={statusChoices(PROMOTION_STATUSES)} alwaysOn />,
  <ChoiceInput key="place" source="place" label="Cơ sở y tế" reference="places" />,
  <ChoiceInput key="professional" source="professional" label="Bác sĩ, chuyên gia" reference="professionals" />,
];

/** All promotions, the last to end first. */
export function PromotionList() {
  return (
    <RecordList
      filters={FILTERS}
      sort={{ field: 'ends_at', order: 'DESC' }}
      cards={<PromotionCards />}
      table={<PromotionTable />}
    />
  );
}

const periodOf = ({ starts_at, ends_at }: StaffPromotionRow) => `${formatDay(starts_at)} – ${formatDay(ends_at)}`;

const claimsOf = ({ claimed, quota }: StaffPromotionRow) =>
  quota === null ? formatCount(claimed) : `${formatCount(claimed)} / ${formatCount(quota)}`;

const PromotionCards = () => (
  <SimpleList<StaffPromotionRow>
    primaryText={({ title }) => title}
    secondaryText={row => <Parts of={[row.record.name, periodOf(row), TIME_NAMES[row.state].toLowerCase()]} />}
    tertiaryText={({ status }) => <StatusChip status={status} />}
  />
);

const PromotionTable = () => (
  <DataTable<StaffPromotionRow> bulkActionButtons={false}>
    {RECORD_COLUMNS.id}
    <DataTable.Col<StaffPromotionRow>
      source="title"
      label="Tên ưu đãi"
      sx={{ minWidth: 200 }}
      render={({ title }) => <RecordLink name={title} />}
    />
    <DataTable.Col<StaffPromotionRow>
      source="record.name"
      label="Của"
      disableSort
      sx={{ minWidth: 140 }}
      render={({ record }) => record.name}
    />
    <DataTable.Col<StaffPromotionRow>
      source="new_price"
      label="Giá ưu đãi"
      align="right"
      disableSort
      sx={{ whiteSpace: 'nowrap' }}
      render={({ new_price }) => formatPrice(new_price)}
    />
    <DataTable.Col<StaffPromotionRow>
      source="status"
      label="Trạng thái"
      disableSort
      render={({ status, state }) => (
        <Stack sx={{ alignItems: 'flex-start' }}>
          <StatusChip status={status} />
          <Typography variant="caption">{TIME_NAMES[state]}</Typography>
        </Stack>
      )}
    />
    <DataTable.Col<StaffPromotionRow>
      source="starts_at"
      label="Bắt đầu"
      sx={{ whiteSpace: 'nowrap' }}
      render={({ starts_at }) => formatDay(starts_at)}
    />
    <DataTable.Col<StaffPromotionRow>
      source="ends_at"
      label="Kết thúc"
      sx={{ whiteSpace: 'nowrap' }}
      render={({ ends_at }) => formatDay(ends_at)}
    />
    <DataTable.Col<StaffPromotionRow>
      source="claimed"
      label="Đã nhận"
      align="right"
      sx={{ whiteSpace: 'nowrap' }}
      render={claimsOf}
    />
    <DataTable.Col<StaffPromotionRow>
      source="absolute_url"
      label="Trang"
      disableSort
      render={({ title, status, absolute_url }) => (
        <PublicPageLink name={title} status={status} absolute_url={absolute_url} />
      )}
    />
  </DataTable>
);
