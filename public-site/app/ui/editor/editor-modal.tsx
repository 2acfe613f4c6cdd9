import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button/button.tsx';
import { Field } from '../form/field.tsx';
import { Input } from '../form/input.tsx';
import { Overlay } from '../overlay/overlay.tsx';
import styles from './editor-modal.module.css';

export type ModalField = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly inputMode?: 'url';
  /** What is said where the field is left empty; others may be. */
  readonly required?: string;
  /** What a value must be, and what is said where it is not. */
  readonly pattern?: { readonly fits: (value: string) => boolean; readonly text: string };
};

type EditorModalProps = {
  open: boolean;
  title: string;
  confirmLabel: string;
  fields: readonly ModalField[];
  /** Called with the trimmed values once all are right. */
  onConfirm: (values: Readonly<Record<string, string>>) => void;
  onClose: () => void;
  onGone: () => void;
  /** Stands below the fields. */
  children?: ReactNode;
  /** A second way beside confirming. */
  aside?: ReactNode;
};

/**
 * Asks for what a link or a picture needs. It stays, with a message at each field, until all is right. It stands outside of
 * the form around the editor: a form inside a form is none.
 */
export function EditorModal({
  open,
  title,
  confirmLabel,
  fields,
  onConfirm,
  onClose,
  onGone,
  children,
  aside,
}: EditorModalProps) {
  const form = useId();
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const sent = new FormData(event.currentTarget);
    const values = Object.fromEntries(Array.from(sent, ([name, value]) => [name, String(value).trim()]));
    const mistakes = mistakesOf(fields, values);
    setWrong(mistakes);
    const [first] = Object.keys(mistakes);
    if (first === undefined) return onConfirm(values);
    event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };
  return createPortal(
    <Overlay
      open={open}
      title={title}
      onClose={onClose}
      onGone={onGone}
      footer={
        <>
          {aside}
          <Button type="submit" form={form} className={styles.confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className={styles.fields} onSubmit={onSubmit}>
        {fields.map(({ name, label, value, hint, inputMode, required }) => (
          <Field
            key={name}
            label={label}
            hint={hint}
            error={wrong[name]}
            required={required !== undefined}
            optional={required === undefined}
          >
            {control => (
              <Input {...control} name={name} defaultValue={value} inputMode={inputMode} autoComplete="off" />
            )}
          </Field>
        ))}
        {children}
      </form>
    </Overlay>,
    document.body,
  );
}

function mistakesOf(
  fields: readonly ModalField[],
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const told = fields.flatMap(({ name, required, pattern }) => {
    const value = values[name] ?? '';
    if (value === '') return required === undefined ? [] : [[name, required] as const];
    return pattern && !pattern.fits(value) ? [[name, pattern.text] as const] : [];
  });
  return Object.fromEntries(told);
}
