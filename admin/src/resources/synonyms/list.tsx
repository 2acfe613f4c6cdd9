import type { StaffSynonym } from '@antam/server/features/search-words/staff-contract.ts';
import { Stack, Typography } from '@mui/material';
import { DataTable, List, NullableBooleanInput, SearchInput, SelectInput } from 'react-admin';
import { formatDay } from '../../ui/format.ts';
import { RecordCards } from '../../ui/record-cards.tsx';
import { useIsNarrow } from '../../ui/use-is-narrow.ts';
import { KIND_CHOICES, kindName } from './names.ts';
import { TakeBackButton } from './take-back-button.tsx';

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Tìm từ hoặc tên mục" />,
  <SelectInput key="kind" source="kind" label="Loại mục" choices={KIND_CHOICES} alwaysOn />,
  <NullableBooleanInput key="gone" source="gone" label="Bản ghi đã xoá" />,
];

/** Synonyms that staff have made, the last one first. */
export function SynonymList() {
  const narrow = useIsNarrow();
  return (
    <List filters={FILTERS} sort={{ field: 'made_at', order: 'DESC' }} perPage={25} exporter={false} empty={false}>
      {narrow ? <SynonymCards /> : <SynonymTable />}
    </List>
  );
}

const GONE = 'bản ghi đã xoá';

/** "Triệu chứng: Đau dạ dày", "Bệnh: bản ghi đã xoá", "Bản ghi đã xoá". */
const meaning = ({ kind, name }: StaffSynonym) =>
  kind === null ? GONE.replace('b', 'B') : `${kindName(kind)}: ${name ?? GONE}`;

const SynonymCards = () => (
  <RecordCards<StaffSynonym>>
    {synonym => (
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <div>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{synonym.words}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {meaning(synonym)}
          </Typography>
        </div>
        <TakeBackButton />
      </Stack>
    )}
  </RecordCards>
);

const SynonymTable = () => (
  <DataTable<StaffSynonym> bulkActionButtons={false} rowClick={false}>
    <DataTable.Col<StaffSynonym> source="words" label="Từ" sx={{ minWidth: 160, overflowWrap: 'anywhere' }} />
    <DataTable.Col<StaffSynonym>
      source="name"
      label="Cùng nghĩa với"
      disableSort
      sx={{ minWidth: 200 }}
      render={meaning}
    />
    <DataTable.Col<StaffSynonym>
      source="made_at"
      label="Từ ngày"
      sx={{ whiteSpace: 'nowrap' }}
      render={({ made_at }) => formatDay(made_at)}
    />
    <DataTable.Col<StaffSynonym> source="can" label="Việc" disableSort render={() => <TakeBackButton />} />
  </DataTable>
);
