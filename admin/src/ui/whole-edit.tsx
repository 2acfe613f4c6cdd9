import type { ReactElement, ReactNode } from 'react';
import { Edit } from 'react-admin';
import { WHOLE } from './whole-record.ts';

/** The page on which a record is changed: it holds all of the record, waits for the server, and stays after a save. */
export function WholeEdit({ actions, children }: { actions: ReactElement; children: ReactNode }) {
  return (
    <Edit
      queryOptions={WHOLE}
      mutationOptions={WHOLE}
      mutationMode="pessimistic"
      redirect={false}
      component="div"
      actions={actions}
    >
      {children}
    </Edit>
  );
}
