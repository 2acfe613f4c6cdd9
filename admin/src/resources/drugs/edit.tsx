import { RecordActions } from '../../ui/record-actions.tsx';
import { RecordForm } from '../../ui/record-form.tsx';
import { WholeEdit } from '../../ui/whole-edit.tsx';
import { LibrarySettings } from '../library/inputs.tsx';
import { DrugInputs } from './inputs.tsx';

/** Changes or publishes a drug, or takes it back as a draft. */
export function DrugEdit() {
  return (
    <WholeEdit actions={<RecordActions />}>
      <RecordForm deletable={false} beside={<LibrarySettings />}>
        <DrugInputs />
      </RecordForm>
    </WholeEdit>
  );
}
