import { type RefObject, useEffect, useRef } from 'react';
import { useRecordContext } from 'react-admin';
import { type KeepStateOptions, useFormContext, useFormState } from 'react-hook-form';
import { changesOf, pick, type Values } from './changes.ts';
import type { SaveRun } from './use-save.ts';

type KeepTypingProps = {
  /** The save that runs. */
  run: RefObject<SaveRun | undefined>;
  /** For fields that were typed before another staff member's save arrived: what they held then. */
  begun: RefObject<Values>;
  /** How the form around it is filled again: the object that it was given. */
  filling: KeepStateOptions;
};

/**
 * Keeps what is typed when the form is filled again: by the answer of a save, which knows only what was sent, or by a
 * record that another staff member has saved meanwhile. In that case the version stays, so that the next save is a
 * conflict.
 */
export function KeepTyping({ run, begun, filling }: KeepTypingProps) {
  const { control, getValues, resetField, setValue } = useFormContext();
  const { defaultValues, dirtyFields } = useFormState({ control });
  const record: Values | undefined = useRecordContext();
  const before = useRef(record);
  // Runs before the effect of the form around it, which fills the form: inputs that are typed into are never touched.
  useEffect(() => {
    if (record === before.current) return;
    const version = before.current?.updated_at;
    const { values: sent, answer } = run.current ?? {};
    const isOurs = record?.updated_at === (answer?.updated_at ?? version);
    const base = answer && isOurs ? { ...sent } : { ...defaultValues };
    const values = getValues();
    const typed = Object.keys(changesOf(base, values, Object.keys(values)));
    before.current = record;
    filling.keepDirtyValues = typed.length > 0;
    if (typed.length === 0) return;
    for (const field of Object.keys(dirtyFields))
      if (!typed.includes(field)) resetField(field, { defaultValue: record?.[field] ?? null });
    if (isOurs) return;
    begun.current = { ...pick(base, typed), ...begun.current };
    queueMicrotask(() => setValue('updated_at', version));
  }, [record, defaultValues, dirtyFields, getValues, resetField, setValue, run, begun, filling]);
  return null;
}
