import type { ReactNode } from 'react';
import { DataTable, type RaRecord } from 'react-admin';
import { RECORD_COLUMNS } from '../ui/record-list.tsx';
import { ChoosePage, ChooseRow, ChosenBar } from './choose-rows.tsx';
import { Waiting } from './waiting.tsx';

/** What every text that waits for staff says of itself. */
type WrittenRow = RaRecord<number> & {
  readonly author_name: string;
  readonly status: string;
  readonly created_at: string;
};

type WrittenTableProps<Row> = {
  /** What a row is, within a sentence. */
  noun: string;
  /** Above the column with the name of the record that a text is about. */
  recordLabel: string;
  pathOf: (row: Row) => string;
  said: (row: Row) => ReactNode;
  author: (row: Row) => ReactNode;
  buttons: (chosen: readonly Row[], onDone: () => void) => ReactNode;
};

/** Texts that people wrote, several of which can be decided on at a time. */
export function WrittenTable<Row extends WrittenRow>(props: WrittenTableProps<Row>) {
  const { noun, recordLabel, pathOf, said, author, buttons } = props;
  return (
    <>
      <ChosenBar<Row> noun={noun}>{buttons}</ChosenBar>
      <DataTable<Row> rowClick={(_id, _resource, row) => pathOf(row)} bulkActionButtons={false}>
        <DataTable.Col<Row>
          source="selected"
          label={<ChoosePage />}
          disableSort
          sx={{ width: 56, p: 0.5 }}
          render={() => <ChooseRow noun={noun} />}
        />
        <DataTable.Col<Row> source="text" label="Nội dung" disableSort sx={{ minWidth: 280 }} render={said} />
        <DataTable.Col<Row>
          source="author_name"
          label="Người viết"
          disableSort
          sx={{ minWidth: 140 }}
          render={author}
        />
        <DataTable.Col<Row> source="record_name" label={recordLabel} disableSort sx={{ minWidth: 140 }} />
        {RECORD_COLUMNS.status}
        <DataTable.Col<Row>
          source="id"
          label="Gửi"
          sx={{ whiteSpace: 'nowrap' }}
          render={({ created_at, status }) => <Waiting since={created_at} status={status} />}
        />
      </DataTable>
    </>
  );
}
