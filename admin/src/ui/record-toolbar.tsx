import { DeleteButton, SaveButton, Toolbar, useCanAccess, useResourceContext } from 'react-admin';

/** Save, and for those who may, delete after a question. */
export function RecordToolbar({ deletable = true }: { deletable?: boolean }) {
  const resource = useResourceContext();
  const { canAccess } = useCanAccess({ resource: resource ?? '', action: 'delete' });
  return (
    <Toolbar sx={{ justifyContent: 'space-between' }}>
      <SaveButton alwaysEnable />
      {deletable && canAccess && <DeleteButton mutationMode="pessimistic" />}
    </Toolbar>
  );
}
