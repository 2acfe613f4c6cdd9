import { RecordCreate } from '../../ui/record-create.tsx';
import { PlaceInputs } from './inputs.tsx';

/** A new place. */
export function PlaceCreate() {
  return (
    <RecordCreate title="Cơ sở y tế mới">
      <PlaceInputs />
    </RecordCreate>
  );
}
