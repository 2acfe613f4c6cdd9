import { RecordActions } from '../../ui/record-actions.tsx';
import { RecordForm } from '../../ui/record-form.tsx';
import { WholeEdit } from '../../ui/whole-edit.tsx';
import { AbbreviationInputs, AbbreviationSourceInputs } from './inputs.tsx';

/** Changes an abbreviation. */
export function AbbreviationEdit() {
  return (
    <WholeEdit actions={<RecordActions />}>
      <RecordForm beside={<AbbreviationSourceInputs />}>
        <AbbreviationInputs />
      </RecordForm>
    </WholeEdit>
  );
}
