import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useAct } from '../../acts/use-act.ts';
import { KeptNotice } from '../../forms/drafts/kept-notice.tsx';
import { useDraft } from '../../forms/drafts/use-draft.ts';
import type { Failure } from '../../forms/failure.ts';
import { finishDraft } from '../../memory/finish-draft.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Textarea } from '../../ui/form/input.tsx';
import type { AccountOpening } from '../accounts/account-address.ts';

type TextFormProps<Value> = {
  /** The classes `form` and `buttons`: how forms look where it stands. */
  styles: Readonly<Record<string, string>>;
  /** Where what is typed is kept, and the text that it begins with. */
  drafts: string;
  name: string;
  label: string;
  submit: string;
  initial?: string;
  maxLength: number;
  rows?: number;
  /** How a visitor whose session is over is asked to log in. */
  login: AccountOpening;
  send: (text: string) => Promise<Value>;
  /** What is said where it was refused. */
  failed: (failure: Failure) => string;
  onDone: (value: Value) => void;
  onClose: () => void;
};

/** One text about what others wrote, or in its place; what was typed stays where it was refused. */
export function TextForm<Value>(props: TextFormProps<Value>) {
  const { styles, drafts, name, label, submit, initial, maxLength, rows, login, send, failed, onDone, onClose } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft(form, { key: drafts, version: versionOf(initial) });
  const { act, isBusy, failure } = useAct(send, {
    login,
    form,
    onDone: value => {
      finishDraft(drafts);
      onDone(value);
    },
  });
  useEffect(() => box.current?.focus(), []);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void act(box.current?.value ?? '');
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
      {initial !== undefined && <KeptNotice draft={draft} onDropped={onClose} />}
      <Field id={id} label={label} error={failure ? failed(failure) : undefined}>
        {control => (
          <Textarea {...control} ref={box} name={name} rows={rows} maxLength={maxLength} defaultValue={initial} />
        )}
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" busy={isBusy}>
          {submit}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            draft?.drop();
            onClose();
          }}
        >
          Huỷ
        </Button>
      </div>
    </form>
  );
}

/** A short form of a text by which changes of it are recognised. */
const versionOf = (text = ''): string => `${text.length}:${text.slice(0, 150)}`;
