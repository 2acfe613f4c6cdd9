import { Box, Stack } from '@mui/material';
import { type ReactNode, useId, useRef, useState } from 'react';
import { DeleteButton, Form, SaveButton, Toolbar, useRecordContext, useResourceContext } from 'react-admin';
import { type KeepStateOptions, type Resolver, set } from 'react-hook-form';
import { CarryTyping } from '../editing/carry-typing.tsx';
import type { Values } from '../editing/changes.ts';
import { ConflictDialog } from '../editing/conflict-dialog.tsx';
import { DraftBar, OfflineNote } from '../editing/draft-bar.tsx';
import { KeepTyping } from '../editing/keep-typing.tsx';
import { useHeldSession } from '../editing/use-held-session.ts';
import { useSave } from '../editing/use-save.ts';
import { useSaveKeys } from '../editing/use-save-keys.ts';
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

/** Text that neither the browser nor the server reads as a number. */
const NO_NUMBER = 'NaN';

/**
 * The server alone says what is wrong in a form, beside its fields and in the same words everywhere; the browser says
 * nothing. What is typed where a number belongs and is none, the browser gives to scripts as an empty text: it is sent
 * as what the server refuses, or nothing would be saved in its place.
 */
const byServer =
  (formId: string): Resolver =>
  values => {
    const form = document.getElementById(formId);
    const inputs = form instanceof HTMLFormElement ? [...form.elements] : [];
    const unread = inputs.filter(input => input instanceof HTMLInputElement && input.validity.badInput);
    if (unread.length === 0) return { values, errors: {} };
    const sent = structuredClone(values);
    for (const input of unread) set(sent, input.getAttribute('name') ?? '', NO_NUMBER);
    return { values: sent, errors: {} };
  };

/** Save, and for those who may, delete after a question. */
function RecordToolbar({ deletable = true }: { deletable?: boolean }) {
  const record = useRecordContext<{ id: number; can?: { delete?: boolean } }>();
  return (
    <Toolbar sx={{ justifyContent: 'space-between' }}>
      <SaveButton alwaysEnable />
      {deletable && record?.can?.delete && <DeleteButton mutationMode="pessimistic" />}
    </Toolbar>
  );
}
