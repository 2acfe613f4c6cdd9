import { type RefObject, useEffect, useRef } from 'react';
import { useRecordContext } from 'react-admin';
import { type KeepStateOptions, useFormContext, useFormState } from 'react-hook-form';
import { changesOf, pick, type Values } from './changes.ts';

type KeepTypingProps = {
  /** What the save that runs was sent, set by whoever sends it. */
  sent: RefObject<Values | undefined>;
  /** Of fields that were typed before somebody else's save came: what they held then. */
  begun: RefObject<Values>;
  /** How the form around it is filled anew: the object that it was given. */
  filling: KeepStateOptions;
};

/**
 * Keeps what is typed when the form is filled anew: by the answer of a save, which knows only what was sent, or by a
 * record that somebody else has saved meanwhile. In that case the version stays, so that the next save is a conflict.
 */
export function KeepTyping({ sent, begun, filling }: KeepTypingProps) {
  const { control, getValues, resetField, setValue } = useFormContext();
  const { defaultValues, dirtyFields } = useFormState({ control });
  const record: Values | undefined = useRecordContext();
  const before = useRef(record);
  // Runs before the effect of the form around it, which fills the form: inputs that are typed into are never touched.
  useEffect(() => {
    if (record === before.current) return;
    const base = sent.current ?? { ...defaultValues };
    const version = before.current?.updated_at;
    const isOurs = sent.current !== undefined || record?.updated_at === version;
    const values = getValues();
    const typed = Object.keys(changesOf(base, values, Object.keys(values)));
    before.current = record;
    sent.current = undefined;
    filling.keepDirtyValues = typed.length > 0;
    if (typed.length === 0) return;
    for (const field of Object.keys(dirtyFields))
      if (!typed.includes(field)) resetField(field, { defaultValue: record?.[field] ?? null });
    if (isOurs) return;
    begun.current = { ...pick(base, typed), ...begun.current };
    queueMicrotask(() => setValue('updated_at', version));
  }, [record, defaultValues, dirtyFields, getValues, resetField, setValue, sent, begun, filling]);
  return null;
}
