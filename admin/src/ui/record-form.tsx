import { Box, Stack } from '@mui/material';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Form, useRecordContext, useResourceContext } from 'react-admin';
import type { KeepStateOptions } from 'react-hook-form';
import { CarryTyping } from '../editing/carry-typing.tsx';
import type { Values } from '../editing/changes.ts';
import { ConflictDialog } from '../editing/conflict-dialog.tsx';
import { DraftBar, OfflineNote } from '../editing/draft-bar.tsx';
import { KeepTyping } from '../editing/keep-typing.tsx';
import { useHeldSession } from '../editing/use-held-session.ts';
import { useSave } from '../editing/use-save.ts';
import { useSaveKeys } from '../editing/use-save-keys.ts';
import { byServer } from './by-server.ts';
import { RecordToolbar } from './record-toolbar.tsx';
import { NARROW, TwoColumns, WIDE } from './two-columns.tsx';

type RecordFormProps = {
  deletable?: boolean;
  /** The sections that follow, beside the others where the window is wide. */
  beside?: ReactNode;
  children: ReactNode;
};

/**
 * A form in sections whose buttons stay visible. What is typed survives a reload, the end of the session and a lost
 * network; where another staff member saved meanwhile, both versions are shown. Leaving it with unsaved changes asks
 * first.
 */
export function RecordForm({ deletable = true, beside, children }: RecordFormProps) {
  const formId = useId();
  const draftKey = `${useResourceContext() ?? ''}/${useRecordContext()?.id ?? 'create'}`;
  const begun = useRef<Values>({});
  const [filling] = useState<KeepStateOptions>(() => ({}));
  const { submit, run, conflict, close } = useSave(draftKey, formId);
  useHeldSession();
  useSaveKeys(formId);
  return (
    <Form
      id={formId}
      onSubmit={submit}
      resetOptions={filling}
      resolver={byServer(formId)}
      noValidate
      warnWhenUnsavedChanges
    >
      <Stack spacing={2} sx={{ maxWidth: beside === undefined ? NARROW : WIDE }}>
        <KeepTyping run={run} begun={begun} filling={filling} />
        <DraftBar draftKey={draftKey} begun={begun} />
        <CarryTyping draftKey={draftKey} run={run} />
        {beside === undefined ? children : <TwoColumns first={children} second={beside} />}
        <Box sx={{ position: 'sticky', bottom: 0, zIndex: 2 }}>
          <OfflineNote />
          <RecordToolbar deletable={deletable} />
        </Box>
      </Stack>
      {conflict && <ConflictDialog conflict={conflict} begun={begun} formId={formId} onClose={close} />}
    </Form>
  );
}
