import { RecordActions } from '../../ui/record-actions.tsx';
import { RecordForm } from '../../ui/record-form.tsx';
import { WholeEdit } from '../../ui/whole-edit.tsx';
import { LibrarySettings } from '../library/inputs.tsx';
import { DiseaseInputs } from './inputs.tsx';

/** Changes or publishes a disease, or takes it back as a draft. */
export function DiseaseEdit() {
  return (
    <WholeEdit actions={<RecordActions />}>
      <RecordForm deletable={false} beside={<LibrarySettings />}>
        <DiseaseInputs />
      </RecordForm>
    </WholeEdit>
  );
}
