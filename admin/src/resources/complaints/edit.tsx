import { Edit, ListButton, TopToolbar } from 'react-admin';
import { RecordForm } from '../../ui/record-form.tsx';
import { WHOLE } from '../../ui/whole-record.ts';
import { ComplaintInputs } from './inputs.tsx';

/** Changes a complaint. */
export function ComplaintEdit() {
  return (
    <Edit
      queryOptions={WHOLE}
      mutationOptions={WHOLE}
      mutationMode="pessimistic"
      redirect={false}
      component="div"
      actions={
        <TopToolbar>
          <ListButton />
        </TopToolbar>
      }
    >
      <RecordForm>
        <ComplaintInputs />
      </RecordForm>
    </Edit>
  );
}
