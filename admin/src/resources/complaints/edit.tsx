import { RecordActions } from '../../ui/record-actions.tsx';
import { RecordForm } from '../../ui/record-form.tsx';
import { WholeEdit } from '../../ui/whole-edit.tsx';
import { ComplaintInputs, ComplaintTargetInputs } from './inputs.tsx';

/** Changes a complaint. */
export function ComplaintEdit() {
  return (
    <WholeEdit actions={<RecordActions />}>
      <RecordForm beside={<ComplaintTargetInputs />}>
        <ComplaintInputs />
      </RecordForm>
    </WholeEdit>
  );
}
