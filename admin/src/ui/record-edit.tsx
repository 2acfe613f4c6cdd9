import type { ReactNode } from 'react';
import { Edit } from 'react-admin';
import { PicturesPanel } from '../pictures/pictures-panel.tsx';
import { RecordActions } from './record-actions.tsx';
import { RecordForm } from './record-form.tsx';
import { WHOLE } from './whole-record.ts';

/** A record of the directory with everything that staff may change, and its pictures, which are saved at once. */
export function RecordEdit({ children }: { children: ReactNode }) {
  return (
    <Edit
      queryOptions={WHOLE}
      mutationOptions={WHOLE}
      mutationMode="pessimistic"
      redirect={false}
      component="div"
      actions={<RecordActions />}
    >
      <RecordForm>{children}</RecordForm>
      <PicturesPanel />
    </Edit>
  );
}
