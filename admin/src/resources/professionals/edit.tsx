import { Edit } from 'react-admin';
import { PicturesPanel } from '../../pictures/pictures-panel.tsx';
import { RecordActions } from '../../ui/record-actions.tsx';
import { RecordForm } from '../../ui/record-form.tsx';
import { WHOLE } from '../../ui/whole-record.ts';
import { ProfessionalInputs } from './inputs.tsx';

/** A professional with everything that staff may change, and the pictures, which are saved at once. */
export function ProfessionalEdit() {
  return (
    <Edit
      queryOptions={WHOLE}
      mutationOptions={WHOLE}
      mutationMode="pessimistic"
      component="div"
      actions={<RecordActions />}
    >
      <RecordForm>
        <ProfessionalInputs />
      </RecordForm>
      <PicturesPanel />
    </Edit>
  );
}
