import { type RefObject, useEffect } from 'react';
import { useGetIdentity, useRecordContext, useResourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { drafts } from '../providers/session.ts';
import { changesOf, pick } from './changes.ts';
import { editableFields } from './editable-fields.ts';
import type { SaveRun } from './use-save.ts';

type CarryTypingProps = { draftKey: string; run: RefObject<SaveRun | undefined> };

/**
 * What is typed into the form of a new record while its first save runs was not sent. As the form makes room for the
 * record's own page, it becomes the draft of that record, which its page offers.
 */
export function CarryTyping({ draftKey, run }: CarryTypingProps) {
  const account = useGetIdentity().identity?.id;
  const { getValues } = useFormContext();
  const resource = useResourceContext() ?? '';
  const isNew = useRecordContext()?.id === undefined;
  useEffect(() => {
    if (!isNew || typeof account !== 'number') return undefined;
    return () => {
      const { values: sent, answer } = run.current ?? {};
      if (!sent || !answer) return;
      drafts.remove(draftKey);
      const values = changesOf(sent, getValues(), editableFields(resource));
      const fields = Object.keys(values);
      if (fields.length === 0) return;
      const draft = { account, at: Date.now(), version: answer.updated_at, values, base: pick(answer, fields) };
      drafts.write(`${resource}/${answer.id}`, draft);
    };
  }, [draftKey, account, run, getValues, resource, isNew]);
  return null;
}
