import { RecordCreate } from '../../ui/record-create.tsx';
import { LibrarySettings } from '../library/inputs.tsx';
import { DiseaseInputs } from './inputs.tsx';

/** A new disease; a draft unless something else is chosen. */
export function DiseaseCreate() {
  return (
    <RecordCreate title="Bệnh mới" beside={<LibrarySettings />}>
      <DiseaseInputs />
    </RecordCreate>
  );
}
