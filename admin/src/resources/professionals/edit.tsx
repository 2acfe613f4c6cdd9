import { RecordEdit } from '../../ui/record-edit.tsx';
import { ProfessionalDetailInputs, ProfessionalInputs } from './inputs.tsx';

/** Changes a professional. */
export function ProfessionalEdit() {
  return (
    <RecordEdit beside={<ProfessionalDetailInputs />}>
      <ProfessionalInputs />
    </RecordEdit>
  );
}
