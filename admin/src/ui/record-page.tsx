import type { ReactNode } from 'react';
import { ListButton, Show, TopToolbar } from 'react-admin';
import { WHOLE } from './whole-record.ts';

/** The page of one record that is looked at whole, with the way back to the list. */
export const RecordPage = ({ children }: { children: ReactNode }) => (
  <Show
    queryOptions={WHOLE}
    component="div"
    actions={
      <TopToolbar>
        <ListButton />
      </TopToolbar>
    }
  >
    {children}
  </Show>
);
