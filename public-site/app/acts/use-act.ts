import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { isStaleToken } from '../api/problem.ts';
import type { AccountOpening } from '../features/accounts/account-address.ts';
import { useAccountOverlay } from '../features/accounts/account-overlay.tsx';
import { type Failure, failureOf } from '../forms/failure.ts';
import { focusFailure } from '../forms/focus-failure.ts';

type Steps<Value> = {
  /** Follows what was done; the act ends when this has ended. */
  onDone?: (value: Value) => unknown;
  onFailed?: (failure: Failure) => void;
  /** How a visitor whose session is over is asked to log in, in the place of a failure; they come back to the page. */
  login?: AccountOpening;
  /** Its first wrong field takes the focus after a failure. */
  form?: RefObject<HTMLFormElement | null>;
};

/**
 * What a visitor does beside the forms that are actions of pages. One is done at a time, so a second press does nothing.
 * @param call writes by the API; it may fetch the code for that first
 */
export function useAct<Input extends readonly unknown[], Value>(
  call: (...input: Input) => Promise<Value>,
  steps: Steps<Value> = {},
) {
  const overlay = useAccountOverlay();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const latest = useRef({ call, steps, overlay });
  useEffect(() => {
    latest.current = { call, steps, overlay };
  });
  useEffect(() => {
    const { form } = latest.current.steps;
    if (failure !== null && form) focusFailure(form.current);
  }, [failure]);

  // Two presses may come before the page is drawn with what the first one changes.
  const isActing = useRef(false);
  /** Answers what the call answered; undefined where it failed, and while another one runs. */
  const act = useCallback(async (...input: Input): Promise<Value | undefined> => {
    if (isActing.current) return undefined;
    isActing.current = true;
    setBusy(true);
    setFailure(null);
    const begun = latest.current;
    try {
      const value = await begun.call(...input).catch(error => {
        if (isStaleToken(error)) return begun.call(...input);
        throw error;
      });
      await begun.steps.onDone?.(value);
      return value;
    } catch (error) {
      const why = failureOf(error);
      const { login, onFailed } = begun.steps;
      if (login && why.status === 401) begun.overlay.open(login);
      else {
        setFailure(why);
        onFailed?.(why);
      }
      return undefined;
    } finally {
      isActing.current = false;
      setBusy(false);
    }
  }, []);
  return {
    act,
    isBusy,
    /** Why it was not done, until the next try or until it is forgotten. */
    failure,
    forget: () => setFailure(null),
  };
}
