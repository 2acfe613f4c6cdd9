import { RecordEdit } from '../../ui/record-edit.tsx';
import { PlaceInputs } from './inputs.tsx';

/** Changes a place. */
export function PlaceEdit() {
  return (
    <RecordEdit>
      <PlaceInputs />
    </RecordEdit>
  );
}
