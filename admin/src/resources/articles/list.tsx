import { ARTICLE_STATUSES } from '@antam/server/features/articles/contract.ts';
import type { StaffArticleRow } from '@antam/server/features/articles/staff-contract.ts';
import { DataTable, SearchInput, SelectInput, SimpleList } from 'react-admin';
import { formatCount, formatDay, formatMoment } from '../../ui/format.ts';
import { PublicPageLink } from '../../ui/public-page-button.tsx';
import { RecordLink } from '../../ui/record-link.tsx';
import { RECORD_COLUMNS, RecordList } from '../../ui/record-list.tsx';
import { StatusChip, statusChoices } from '../../ui/status-chip.tsx';

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Tìm tiêu đề" />,
  <SelectInput key="status" source="status" label="Trạng thái" choices={statusChoices(ARTICLE_STATUSES)} alwaysOn />,
];

/** All articles, the last changed first. */
export function ArticleList() {
  return <RecordList filters={FILTERS} cards={<ArticleCards />} table={<ArticleTable />} />;
}

/** When it became public, or will. */
function shownWhen({ status, publish_at, published_at }: StaffArticleRow): string {
  if (status === 'scheduled' && publish_at !== null) return `đăng lúc ${formatMoment(publish_at)}`;
  return published_at === null ? '–' : formatDay(published_at);
}

const ArticleCards = () => (
  <SimpleList<StaffArticleRow>
    primaryText={({ title }) => title}
    secondaryText={shownWhen}
    tertiaryText={({ status }) => <StatusChip status={status} />}
  />
);

const ArticleTable = () => (
  <DataTable<StaffArticleRow> bulkActionButtons={false}>
    {RECORD_COLUMNS.id}
    <DataTable.Col<StaffArticleRow>
      source="title"
      label="Tiêu đề"
      sx={{ minWidth: 240 }}
      render={({ title }) => <RecordLink name={title} />}
    />
    {RECORD_COLUMNS.status}
    <DataTable.Col<StaffArticleRow>
      source="published_at"
      label="Ngày đăng"
      sx={{ whiteSpace: 'nowrap' }}
      render={shownWhen}
    />
    <DataTable.Col<StaffArticleRow>
      source="replies"
      label="Trả lời"
      align="right"
      disableSort
      render={({ replies }) => formatCount(replies)}
    />
    {RECORD_COLUMNS.updatedAt}
    <DataTable.Col<StaffArticleRow>
      source="absolute_url"
      label="Trang"
      disableSort
      render={({ title, status, absolute_url }) => (
        <PublicPageLink name={title} status={status} absolute_url={absolute_url} />
      )}
    />
  </DataTable>
);
