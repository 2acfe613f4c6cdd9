import { Stack } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import { Form } from 'react-admin';
import type { Values } from '../../editing/changes.ts';
import { DraftBar, OfflineNote } from '../../editing/draft-bar.tsx';
import { type DecisionName, decisionDraft } from './decision-draft.ts';

type DecisionFormProps = {
  id: number;
  name: DecisionName;
  /** What the form is filled with. */
  known?: object;
  onSubmit: (values: Record<string, unknown>) => Promise<Record<string, unknown> | undefined>;
  children: ReactNode;
};

/** A form that answers an application. What is typed survives a reload, the end of the session and a lost network. */
export function DecisionForm({ id, name, known = NOTHING, onSubmit, children }: DecisionFormProps) {
  const begun = useRef<Values>({});
  return (
    <Form record={known} onSubmit={onSubmit}>
      <Stack spacing={1} sx={{ alignItems: 'stretch' }}>
        <DraftBar draftKey={decisionDraft(id, name)} begun={begun} />
        <div>{children}</div>
        <OfflineNote />
      </Stack>
    </Form>
  );
}

const NOTHING = {};
