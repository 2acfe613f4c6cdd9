import { Edit } from 'react-admin';
import { PicturesPanel } from '../../pictures/pictures-panel.tsx';
import { RecordActions } from '../../ui/record-actions.tsx';
import { RecordForm } from '../../ui/record-form.tsx';
import { WHOLE } from '../../ui/whole-record.ts';
import { PlaceInputs } from './inputs.tsx';

/** A place with everything that staff may change, and its pictures, which are saved at once. */
export function PlaceEdit() {
  return (
    <Edit
      queryOptions={WHOLE}
      mutationOptions={WHOLE}
      mutationMode="pessimistic"
      component="div"
      actions={<RecordActions />}
    >
      <RecordForm>
        <PlaceInputs />
      </RecordForm>
      <PicturesPanel />
    </Edit>
  );
}
