import type { ReactNode } from 'react';
import { Create } from 'react-admin';
import { RecordForm } from './record-form.tsx';

type RecordCreateProps = { title: string; beside: ReactNode; children: ReactNode };

/** A new record of the directory; its pictures are added once it is there. */
export function RecordCreate({ title, beside, children }: RecordCreateProps) {
  return (
    <Create title={title} redirect="edit" component="div">
      <RecordForm deletable={false} beside={beside}>
        {children}
      </RecordForm>
    </Create>
  );
}
