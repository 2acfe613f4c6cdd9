import { STAFF_STATUSES } from '@antam/server/features/records/staff-contract.ts';
import type { ReactElement } from 'react';
import { DataTable, List, NullableBooleanInput, SearchInput, SelectInput, type SortPayload } from 'react-admin';
import { ChoiceInput, TermInput } from '../inputs/choice-input.tsx';
import { formatDay } from './format.ts';
import { PublicPageLink } from './public-page-button.tsx';
import { StatusChip, statusChoices } from './status-chip.tsx';
import { useIsNarrow } from './use-is-narrow.ts';

type ScoreProps = { rating: number | null; review_count: number };

/** `4,5 (12)`: the mean of all ratings, and how many people wrote; a dash without any. */
function Score({ rating, review_count }: ScoreProps) {
  if (rating === null) return <span>–</span>;
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      {rating.toLocaleString('vi-VN', { minimumFractionDigits: 1 })} ({review_count})
    </span>
  );
}

/** What rows of every kind of record have. */
interface RecordRow {
  readonly id: number;
  readonly name: string;
  readonly status: string;
  readonly rating: number | null;
  readonly review_count: number;
  readonly absolute_url: string;
  readonly updated_at: string;
}

/** Filters of every kind of record. */
export const RECORD_FILTERS = {
  q: <SearchInput key="q" source="q" alwaysOn placeholder="Tìm tên, đường, điện thoại" />,
  status: (
    <SelectInput key="status" source="status" label="Trạng thái" choices={statusChoices(STAFF_STATUSES)} alwaysOn />
  ),
  province: <ChoiceInput key="province" source="province" label="Tỉnh/Thành phố" reference="provinces" />,
  speciality: <TermInput key="speciality" source="speciality" label="Chuyên khoa" type="speciality" />,
  hasPicture: <NullableBooleanInput key="has_picture" source="has_picture" label="Có ảnh" />,
};

/** Columns of every kind of record. */
export const RECORD_COLUMNS = {
  id: <DataTable.Col source="id" label="Mã" align="right" />,
  province: <DataTable.Col source="province_name" label="Tỉnh/Thành phố" disableSort sx={{ minWidth: 130 }} />,
  status: (
    <DataTable.Col<RecordRow> source="status" label="Trạng thái" disableSort render={row => <StatusChip {...row} />} />
  ),
  rating: <DataTable.Col<RecordRow> source="rating" label="Điểm" align="right" render={row => <Score {...row} />} />,
  updatedAt: (
    <DataTable.Col<RecordRow>
      source="updated_at"
      label="Cập nhật"
      sx={{ whiteSpace: 'nowrap' }}
      render={({ updated_at }) => formatDay(updated_at)}
    />
  ),
  page: (
    <DataTable.Col<RecordRow>
      source="absolute_url"
      label="Trang"
      disableSort
      render={row => <PublicPageLink {...row} />}
    />
  ),
};

type RecordListProps = Record<'cards' | 'table', ReactElement> & { filters: ReactElement[]; sort?: SortPayload };

const LAST_CHANGED = { field: 'updated_at', order: 'DESC' } as const;

/**
 * All records of a kind, the last changed first by default, as cards where the screen is narrow; the server searches,
 * sorts and pages.
 */
export function RecordList({ filters, sort = LAST_CHANGED, cards, table }: RecordListProps) {
  const narrow = useIsNarrow();
  return (
    <List filters={filters} sort={sort} perPage={25} exporter={false}>
      {narrow ? cards : table}
    </List>
  );
}
