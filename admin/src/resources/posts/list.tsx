import type { StaffPostRow } from '@antam/server/features/posts/staff-contract.ts';
import { Typography } from '@mui/material';
import type { MouseEvent } from 'react';
import {
  DataTable,
  type Identifier,
  Link,
  List,
  SelectInput,
  SimpleList,
  useCreatePath,
  useListContext,
} from 'react-admin';
import { ChoosePage, ChooseRow, ChosenBar } from '../../deciding/choose-rows.tsx';
import { FirstLines, WhyItWaits } from '../../deciding/written-text.tsx';
import { formatDay } from '../../ui/format.ts';
import { StatusChip, statusChoices } from '../../ui/status-chip.tsx';
import { useIsNarrow } from '../../ui/use-is-narrow.ts';
import { authorText, kindName, reportText } from './names.ts';
import { PostButtons } from './post-buttons.tsx';
import { isQuestion } from './post-decisions.ts';
import { PostPictures } from './post-pictures.tsx';

const FILTERS = [
  <SelectInput
    key="status"
    source="status"
    label="Trạng thái"
    choices={statusChoices(['pending', 'reported'])}
    alwaysOn
  />,
];

/** Questions and replies, what cannot wait first, then the oldest; the list opens with those that wait. */
export function PostList() {
  const narrow = useIsNarrow();
  return (
    <List
      filters={FILTERS}
      filterDefaultValues={{ status: 'pending' }}
      sort={{ field: 'id', order: 'ASC' }}
      perPage={25}
      exporter={false}
    >
      {narrow ? <PostCards /> : <PostTable />}
    </List>
  );
}

/** The page of a row: a question is decided on with its thread. */
function usePathOf() {
  const createPath = useCreatePath();
  return (row: StaffPostRow) =>
    isQuestion(row)
      ? createPath({ resource: 'threads', type: 'show', id: row.entity_id })
      : createPath({ resource: 'posts', type: 'show', id: row.id });
}

function PostCards() {
  const { data = [] } = useListContext<StaffPostRow>();
  const pathOf = usePathOf();
  const open = (id: Identifier) => {
    const row = data.find(each => each.id === id);
    return row ? pathOf(row) : false;
  };
  return (
    <SimpleList<StaffPostRow>
      rowClick={open}
      primaryText={row => <Said row={row} />}
      secondaryText={row => [row.record_name, authorText(row)].filter(Boolean).join(' · ')}
      tertiaryText={({ status }) => <StatusChip status={status} />}
    />
  );
}

function PostTable() {
  const pathOf = usePathOf();
  return (
    <>
      <ChosenBar<StaffPostRow> noun="bài">
        {(chosen, onDone) => <PostButtons posts={chosen} onDone={onDone} />}
      </ChosenBar>
      <DataTable<StaffPostRow> rowClick={(_id, _resource, row) => pathOf(row)} bulkActionButtons={false}>
        <DataTable.Col<StaffPostRow>
          source="selected"
          label={<ChoosePage />}
          disableSort
          sx={{ width: 56, p: 0.5 }}
          render={() => <ChooseRow noun="bài" />}
        />
        <DataTable.Col<StaffPostRow>
          source="text"
          label="Nội dung"
          disableSort
          sx={{ minWidth: 300 }}
          render={row => <Said row={row} />}
        />
        <DataTable.Col<StaffPostRow>
          source="author_name"
          label="Người viết"
          disableSort
          sx={{ minWidth: 140 }}
          render={row => (
            <Link to={pathOf(row)} onClick={(event: MouseEvent) => event.stopPropagation()} sx={{ fontWeight: 600 }}>
              {authorText(row)}
            </Link>
          )}
        />
        <DataTable.Col<StaffPostRow> source="record_name" label="Trong" disableSort sx={{ minWidth: 160 }} />
        <DataTable.Col<StaffPostRow>
          source="status"
          label="Trạng thái"
          disableSort
          render={({ status }) => <StatusChip status={status} />}
        />
        <DataTable.Col<StaffPostRow>
          source="id"
          label="Gửi"
          sx={{ whiteSpace: 'nowrap' }}
          render={({ created_at }) => formatDay(created_at)}
        />
      </DataTable>
    </>
  );
}

/** What was written, with its pictures, and why it waits. */
const Said = ({ row }: { row: StaffPostRow }) => (
  <>
    <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
      {kindName(row)}
    </Typography>
    <FirstLines>{row.text}</FirstLines>
    <PostPictures images={row.images} />
    <WhyItWaits reasons={[...row.objections, ...reportText(row)]} />
  </>
);
