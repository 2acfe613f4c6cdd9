import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useSimpleFormIterator } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { freeCode } from './new-rows.ts';

type AddCodedRowButtonProps = {
  label: string;
  /** The field of the rows. */
  list: string;
  make: (code: string) => object;
};

/** Adds a row with a code of its own to the rows around it. */
export function AddCodedRowButton({ label, list, make }: AddCodedRowButtonProps) {
  const { add } = useSimpleFormIterator();
  const { getValues } = useFormContext();
  return (
    <Button size="small" startIcon={<AddIcon />} onClick={() => add(make(freeCode(getValues(list))))}>
      {label}
    </Button>
  );
}
