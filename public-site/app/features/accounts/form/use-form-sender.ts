import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { PlainForm } from '../../../loading/site-context.ts';
import { type Failure, failureOf, failureOfPosted, unsent } from './failure.ts';

export type FormValues = Readonly<Record<string, string>>;

type Steps<Answer> = {
  /** Messages by field for what cannot be sent as it is. */
  check?: (values: FormValues) => Record<string, string>;
  send: (values: FormValues) => Promise<Answer>;
  onDone: (answer: Answer, values: FormValues) => void;
  onFailed?: (failure: Failure, values: FormValues) => void;
  /** Another element takes the focus after this failure, such as an alert. */
  keepsFocus?: (failure: Failure) => boolean;
};

/** A form's state, handed to its fields. */
export type FormState = {
  /** Prefix of the fields' ids. */
  id: string;
  token: string;
  /** What was typed before, of a form posted without script. */
  typed: FormValues;
  failure: Failure | null;
  isBusy: boolean;
};

type Sender = FormState & {
  formProps: {
    ref: RefObject<HTMLFormElement | null>;
    method: 'post';
    noValidate: true;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** Puts the focus on the first wrong field, else on what says that it failed. */
  focusFailure: () => void;
  clearFailure: () => void;
};

const NOTHING: FormValues = {};

/**
 * Sends a form by script and tells its state: idle, busy, failed. Without script the form posts itself and the page
 * comes back with `form.posted`, which begins as the failure here.
 * @param form null where there is no page behind the form, as in an overlay
 */
export function useFormSender<Answer>(form: PlainForm | null, steps: Steps<Answer>): Sender {
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(() => (form?.posted ? failureOfPosted(form.posted) : null));
  const keepsFocus = useRef(steps.keepsFocus);
  useEffect(() => {
    keepsFocus.current = steps.keepsFocus;
  });
  useEffect(() => {
    if (failure && !keepsFocus.current?.(failure)) focusOn(ref.current);
  }, [failure]);

  const submit = async (element: HTMLFormElement) => {
    const values = formValues(element);
    const missing = steps.check?.(values) ?? {};
    if (Object.keys(missing).length > 0) {
      setFailure(unsent(missing));
      return;
    }
    setBusy(true);
    try {
      const answer = await steps.send(values);
      setFailure(null);
      steps.onDone(answer, values);
    } catch (error) {
      const failed = failureOf(error);
      setFailure(failed);
      steps.onFailed?.(failed, values);
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void submit(event.currentTarget);
  };
  return {
    id,
    token: form?.token ?? '',
    typed: form?.posted?.values ?? NOTHING,
    failure,
    isBusy,
    formProps: { ref, method: 'post', noValidate: true, onSubmit },
    focusFailure: () => focusOn(ref.current),
    clearFailure: () => setFailure(null),
  };
}

/** The texts of a form's fields by name. */
export function formValues(form: HTMLFormElement): FormValues {
  const texts = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(texts);
}

function focusOn(form: HTMLFormElement | null): void {
  const wrong =
    form?.querySelector<HTMLElement>('[aria-invalid]') ?? form?.querySelector<HTMLElement>('[data-failure]');
  wrong?.focus();
}
