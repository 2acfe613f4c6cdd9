import { RecordCreate } from '../../ui/record-create.tsx';
import { LibrarySettings } from '../library/inputs.tsx';
import { DrugInputs } from './inputs.tsx';

/** A new drug; a draft unless something else is chosen. */
export function DrugCreate() {
  return (
    <RecordCreate title="Thuốc mới" beside={<LibrarySettings />}>
      <DrugInputs />
    </RecordCreate>
  );
}
