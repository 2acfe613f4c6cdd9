import type { StaffErasure } from '@antam/server/features/privacy/staff-contract.ts';
import { Box, CardContent, Typography } from '@mui/material';
import { DataTable, List } from 'react-admin';
import { formatCount, formatMoment } from '../../ui/format.ts';
import { NARROW } from '../../ui/two-columns.tsx';
import { PersonForm } from './person-form.tsx';

const NOBODY = (
  <CardContent>
    <Typography>Chưa xoá dữ liệu của ai.</Typography>
  </CardContent>
);

/** Looks for what is kept of a person; below, when people were erased. */
export function PeopleList() {
  return (
    <Box sx={{ maxWidth: NARROW }}>
      <PersonForm />
      <Typography variant="h2" sx={{ mt: 4, px: { xs: 1, sm: 0 } }}>
        Đã xoá
      </Typography>
      <List sort={{ field: 'id', order: 'DESC' }} perPage={25} exporter={false} actions={false} empty={false}>
        <DataTable<StaffErasure> empty={NOBODY} bulkActionButtons={false} rowClick={false}>
          <DataTable.Col<StaffErasure>
            source="erased_at"
            label="Lúc"
            disableSort
            render={({ erased_at }) => formatMoment(erased_at)}
          />
          <DataTable.Col<StaffErasure>
            source="rows"
            label="Số dòng dữ liệu"
            align="right"
            disableSort
            render={({ rows }) => formatCount(rows)}
          />
        </DataTable>
      </List>
    </Box>
  );
}
