import { type FormEvent, useRef, useState } from 'react';

type Labelled = { readonly name: string; readonly label: string; readonly hint?: string };

/** One line that a dialog asks for. */
export type LineField = Labelled & {
  readonly kind: 'line';
  readonly value: string;
  readonly inputMode?: 'url';
  /** What is said where the field is left empty; others may be. */
  readonly required?: string;
  /** What a value must be, and what is said where it is not. */
  readonly pattern?: { readonly fits: (value: string) => boolean; readonly text: string };
};

export type DialogField =
  | LineField
  | (Labelled & { readonly kind: 'check'; readonly isOn: boolean })
  | (Labelled & {
      readonly kind: 'file';
      readonly accept: string;
      /** A file that is there already, because it was pasted or dropped. */
      readonly given?: File | undefined;
    });

/** What was entered: trimmed lines, `on` of boxes that are ticked, and the file that was chosen or given. */
export type Answers = { readonly values: Readonly<Record<string, string>>; readonly file: File | undefined };
type Mistakes = Readonly<Record<string, string>>;

/** What the editor asks in a dialog. Each site shows it in a dialog of its own. */
export type DialogProps = {
  readonly open: boolean;
  readonly title: string;
  readonly confirmLabel: string;
  readonly fields: readonly DialogField[];
  /** What is wrong with several fields together, by the field at which it is said. */
  readonly check?: (answers: Answers) => Mistakes;
  /** Called once all is right. While it runs the dialog is busy; what it throws is shown in the dialog, which stays. */
  readonly onConfirm: (answers: Answers) => void | Promise<void>;
  readonly onClose: () => void;
  /** Called when the dialog has gone from the screen. */
  readonly onGone: () => void;
  /** A second way beside confirming. */
  readonly aside?: { readonly label: string; readonly onPress: () => void } | undefined;
};

type DialogForm = {
  /** By the name of the field. */
  readonly wrong: Mistakes;
  readonly isBusy: boolean;
  /** Why confirming failed; empty where it did not. */
  readonly failure: string;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/** The form in a dialog: it stays, with a message at each field, until all is right. */
export function useDialogForm({ fields, check, onConfirm }: DialogProps): DialogForm {
  const [wrong, setWrong] = useState<Mistakes>({});
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const isRunning = useRef(false);
  const confirm = async (answers: Answers) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setFailure('');
    try {
      await onConfirm(answers);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Có lỗi xảy ra, xin vui lòng thử lại.');
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The form around the editor is another one, though the portal's events pass through it.
    event.stopPropagation();
    const form = event.currentTarget;
    const answers = answersOf(fields, form);
    const mistakes = { ...check?.(answers), ...mistakesOf(fields, answers) };
    setWrong(mistakes);
    const [first] = Object.keys(mistakes);
    if (first === undefined) void confirm(answers);
    else form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };
  return { wrong, isBusy, failure, onSubmit };
}

function answersOf(fields: readonly DialogField[], form: HTMLFormElement): Answers {
  const sent = new FormData(form);
  const values: Record<string, string> = {};
  let file: File | undefined;
  for (const field of fields) {
    if (field.kind === 'file') {
      const box = form.elements.namedItem(field.name);
      file = (box instanceof HTMLInputElement ? box.files?.[0] : undefined) ?? field.given;
    } else {
      values[field.name] = String(sent.get(field.name) ?? '').trim();
    }
  }
  return { values, file };
}

function mistakesOf(fields: readonly DialogField[], { values }: Answers): Mistakes {
  const found: Record<string, string> = {};
  for (const field of fields) {
    if (field.kind !== 'line') continue;
    const value = values[field.name] ?? '';
    if (value === '' && field.required !== undefined) found[field.name] = field.required;
    if (value !== '' && field.pattern && !field.pattern.fits(value)) found[field.name] = field.pattern.text;
  }
  return found;
}
