import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useSimpleFormIterator } from 'react-admin';

/** Adds a row to the rows around it, and says which: a sign alone does not tell rows within rows apart. */
export function AddRowButton({ label }: { label: string }) {
  const { add } = useSimpleFormIterator();
  return (
    <Button size="small" startIcon={<AddIcon />} onClick={() => add()}>
      {label}
    </Button>
  );
}
