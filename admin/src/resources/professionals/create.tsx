import { Create } from 'react-admin';
import { RecordForm } from '../../ui/record-form.tsx';
import { ProfessionalInputs } from './inputs.tsx';

/** A new professional; pictures are added once the record is there. */
export function ProfessionalCreate() {
  return (
    <Create title="Bác sĩ, chuyên gia mới" redirect="edit" component="div">
      <RecordForm deletable={false}>
        <ProfessionalInputs />
      </RecordForm>
    </Create>
  );
}
