import { COUNTED_DAYS, type StaffSearchWord } from '@antam/server/features/search-words/staff-contract.ts';
import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { DataTable, List, SearchInput, SelectInput, useRecordContext } from 'react-admin';
import { formatCount, formatDay } from '../../ui/format.ts';
import { RecordCards } from '../../ui/record-cards.tsx';
import { useIsNarrow } from '../../ui/use-is-narrow.ts';
import { SynonymDialog } from './synonym-dialog.tsx';

const DAYS = COUNTED_DAYS.map(id => ({ id, name: `${id} ngày qua` }));

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Tìm trong từ khoá" />,
  <SelectInput key="days" source="days" label="Thời gian" choices={DAYS} alwaysOn isRequired />,
];

/** Words of the last days that found nothing or of whose results nothing was opened, those most often in vain first. */
export function SearchWordList() {
  const narrow = useIsNarrow();
  return (
    <List
      filters={FILTERS}
      filterDefaultValues={{ days: 30 }}
      sort={{ field: 'missed', order: 'DESC' }}
      perPage={25}
      exporter={false}
    >
      {narrow ? <WordCards /> : <WordTable />}
    </List>
  );
}

const meanings = ({ meant }: StaffSearchWord) => meant.map(({ name }) => name).join(', ');

const WordCards = () => (
  <RecordCards<StaffSearchWord>>
    {row => (
      <>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{row.words}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {`${formatCount(row.empty)} lần không có kết quả · ${formatCount(row.unpressed)} lần không ai bấm`}
          {row.meant.length > 0 && ` · đã cùng nghĩa với ${meanings(row)}`}
        </Typography>
        <SynonymButton />
      </>
    )}
  </RecordCards>
);

type CountColumnProps = { source: 'empty' | 'unpressed' | 'shown'; label: string };

const CountColumn = ({ source, label }: CountColumnProps) => (
  <DataTable.Col<StaffSearchWord>
    source={source}
    label={label}
    align="right"
    render={row => formatCount(row[source])}
  />
);

const WordTable = () => (
  <DataTable<StaffSearchWord> bulkActionButtons={false} rowClick={false}>
    <DataTable.Col<StaffSearchWord> source="words" label="Từ khoá" sx={{ minWidth: 160, overflowWrap: 'anywhere' }} />
    <CountColumn source="empty" label="Không có kết quả" />
    <CountColumn source="unpressed" label="Không ai bấm" />
    <CountColumn source="shown" label="Lượt tìm" />
    <DataTable.Col<StaffSearchWord>
      source="last_day"
      label="Lần cuối"
      sx={{ whiteSpace: 'nowrap' }}
      render={({ last_day }) => formatDay(last_day)}
    />
    <DataTable.Col<StaffSearchWord> source="meant" label="Đã cùng nghĩa với" disableSort render={meanings} />
    <DataTable.Col<StaffSearchWord> source="can" label="Việc" disableSort render={() => <SynonymButton />} />
  </DataTable>
);

/** Opens the choice of what the words around mean; nothing for those who may not make synonyms. */
function SynonymButton() {
  const row = useRecordContext<StaffSearchWord>();
  const [isOpen, setOpen] = useState(false);
  if (!row?.can.make_synonym) return null;
  return (
    <>
      <Button
        variant="outlined"
        sx={{ whiteSpace: 'nowrap' }}
        aria-label={`Cùng nghĩa với …: “${row.words}”`}
        onClick={() => setOpen(true)}
      >
        Cùng nghĩa với …
      </Button>
      {isOpen && <SynonymDialog words={row.words} onClose={() => setOpen(false)} />}
    </>
  );
}
