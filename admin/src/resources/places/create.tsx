import { Create } from 'react-admin';
import { RecordForm } from '../../ui/record-form.tsx';
import { PlaceInputs } from './inputs.tsx';

/** A new place; its pictures are added once it is there. */
export function PlaceCreate() {
  return (
    <Create title="Cơ sở y tế mới" redirect="edit" component="div">
      <RecordForm deletable={false}>
        <PlaceInputs />
      </RecordForm>
    </Create>
  );
}
