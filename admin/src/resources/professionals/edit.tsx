import { RecordEdit } from '../../ui/record-edit.tsx';
import { ProfessionalInputs } from './inputs.tsx';

/** Changes a professional. */
export function ProfessionalEdit() {
  return (
    <RecordEdit>
      <ProfessionalInputs />
    </RecordEdit>
  );
}
