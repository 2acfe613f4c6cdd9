import type { ReactNode } from 'react';
import { PicturesPanel } from '../pictures/pictures-panel.tsx';
import { RecordActions } from './record-actions.tsx';
import { RecordForm } from './record-form.tsx';
import { WholeEdit } from './whole-edit.tsx';

/** A record of the directory with everything that staff may change, and its pictures, which are saved at once. */
export function RecordEdit({ beside, children }: { beside: ReactNode; children: ReactNode }) {
  return (
    <WholeEdit actions={<RecordActions />}>
      <RecordForm beside={beside}>{children}</RecordForm>
      <PicturesPanel />
    </WholeEdit>
  );
}
