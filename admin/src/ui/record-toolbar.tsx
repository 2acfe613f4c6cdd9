import { DeleteButton, SaveButton, Toolbar, useRecordContext } from 'react-admin';

/** Save, and for those who may, delete after a question. */
export function RecordToolbar({ deletable = true }: { deletable?: boolean }) {
  const record = useRecordContext<{ id: number; can?: { delete?: boolean } }>();
  return (
    <Toolbar sx={{ justifyContent: 'space-between' }}>
      <SaveButton alwaysEnable />
      {deletable && record?.can?.delete && <DeleteButton mutationMode="pessimistic" />}
    </Toolbar>
  );
}
