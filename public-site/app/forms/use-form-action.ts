import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { type Failure, failureOfResult, unsent } from './failure.ts';
import { focusFailure } from './focus-failure.ts';
import type { FormValues } from './form-result.ts';
import { formValues } from './page-action.ts';
import { useActionResult } from './use-action-result.ts';

type Steps<Answer> = {
  /** Messages by field for what cannot be sent as it is. */
  check?: (values: FormValues) => Record<string, string>;
  onSend?: (values: FormValues) => void;
  onDone?: (answer: Answer) => void;
  onFailed?: (failure: Failure, values: FormValues) => void;
  /** Another element takes the focus after this failure, such as an alert. */
  keepsFocus?: (failure: Failure) => boolean;
  /** The page's data is read again once the form was accepted. */
  revalidates?: boolean;
};

/** A form's state, handed to its fields. */
export type FormState = {
  /** Prefix of the fields' ids. */
  id: string;
  /** Goes along with a form that is sent without script. */
  token: string;
  /** What was typed into a form that was refused. */
  typed: FormValues;
  /** Why it cannot be sent as it is, or else why it was not accepted. */
  failure: Failure | null;
  /** Why it was not accepted the last time that it was sent. */
  refused: Failure | null;
  isBusy: boolean;
};

/** A form and its result. */
export type FormAction<Answer> = FormState & {
  formProps: {
    ref: RefObject<HTMLFormElement | null>;
    method: 'post';
    action: string;
    noValidate: true;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** The answer of a form that was accepted; undefined before. */
  answer: Answer | undefined;
  /** Puts the focus on the first wrong field, else on what says that it failed. */
  focusFailure: () => void;
};

const NOTHING: FormValues = {};

/**
 * A form whose action is that of the page at `action`, and its state: idle, busy, failed, accepted. Without script the
 * browser sends the form, and the page comes back with the same result.
 * @param action path and query of a page, with the fragment to which a browser without script goes
 */
export function useFormAction<Answer>(action: string, steps: Steps<Answer> = {}): FormAction<Answer> {
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  const { result, fetched, token, isBusy, send } = useActionResult<Answer>(action);
  const [missing, setMissing] = useState<Failure | null>(null);
  const refused = failureOfResult(result);
  const failure = missing ?? refused;

  const latest = useRef({ steps, refused, values: NOTHING });
  useEffect(() => {
    latest.current = { ...latest.current, steps, refused };
  });
  useEffect(() => {
    const { steps: now, refused: why, values } = latest.current;
    if (fetched === undefined) return;
    if (why) now.onFailed?.(why, values);
    // The answer's shape is that of the action, which belongs to the form.
    else now.onDone?.(fetched.answer as Answer);
  }, [fetched]);
  useEffect(() => {
    const shown = missing ?? failureOfResult(result);
    if (shown && !latest.current.steps.keepsFocus?.(shown)) focusFailure(ref.current);
  }, [missing, result]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const values = formValues(new FormData(event.currentTarget));
    const wrong = steps.check?.(values) ?? {};
    if (Object.keys(wrong).length > 0) return setMissing(unsent(wrong));
    setMissing(null);
    latest.current.values = values;
    steps.onSend?.(values);
    send(event.currentTarget, steps.revalidates);
  };
  return {
    id,
    token,
    failure,
    refused,
    isBusy,
    typed: result?.values ?? NOTHING,
    answer: result?.answer,
    formProps: { ref, method: 'post', action, noValidate: true, onSubmit },
    focusFailure: () => focusFailure(ref.current),
  };
}
