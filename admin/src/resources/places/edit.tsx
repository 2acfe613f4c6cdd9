import { RecordEdit } from '../../ui/record-edit.tsx';
import { PlaceDetailInputs, PlaceInputs } from './inputs.tsx';

/** Changes a place. */
export function PlaceEdit() {
  return (
    <RecordEdit beside={<PlaceDetailInputs />}>
      <PlaceInputs />
    </RecordEdit>
  );
}
