import type { ReactNode } from 'react';
import { Create } from 'react-admin';
import { RecordForm } from './record-form.tsx';

/** A new record of the directory; its pictures are added once it is there. */
export function RecordCreate({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Create title={title} redirect="edit" component="div">
      <RecordForm deletable={false}>{children}</RecordForm>
    </Create>
  );
}
