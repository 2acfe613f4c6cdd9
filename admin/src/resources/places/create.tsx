import { RecordCreate } from '../../ui/record-create.tsx';
import { PlaceDetailInputs, PlaceInputs } from './inputs.tsx';

/** A new place. */
export function PlaceCreate() {
  return (
    <RecordCreate title="Cơ sở y tế mới" beside={<PlaceDetailInputs />}>
      <PlaceInputs />
    </RecordCreate>
  );
}
