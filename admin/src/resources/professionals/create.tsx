import { RecordCreate } from '../../ui/record-create.tsx';
import { ProfessionalDetailInputs, ProfessionalInputs } from './inputs.tsx';

/** A new professional. */
export function ProfessionalCreate() {
  return (
    <RecordCreate title="Bác sĩ, chuyên gia mới" beside={<ProfessionalDetailInputs />}>
      <ProfessionalInputs />
    </RecordCreate>
  );
}
