import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { onceMoreIfStale } from '../api/problem.ts';
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
  // As soon as it is drawn: a press may come before other effects have run.
  useLayoutEffect(() => {
    latest.current = { call, steps, overlay };
  });
  useEffect(() => {
    const { form } = latest.current.steps;
    if (failure !== null && form) focusFailure(form.current);
  }, [failure]);

  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  // Two presses may come before the page is drawn with what the first one changes.
  const isActing = useRef(false);
  /** Answers what the call answered; undefined where it failed, and while another one runs. */
  const act = useCallback(async (...input: Input): Promise<Value | undefined> => {
    if (isActing.current) return undefined;
    isActing.current = true;
    setBusy(true);
    setFailure(null);
    const { call: write, steps: following, overlay: entry } = latest.current;
    try {
      const outcome = await attempt(() => write(...input));
      if ('value' in outcome) {
        await following.onDone?.(outcome.value);
        return outcome.value;
      }
      const why = outcome.failure;
      const { login, form, onFailed } = following;
      const asksForLogin = login !== undefined && why.status === 401;
      // A visitor who has gone on to another page is not asked for what they left.
      if (asksForLogin && isShown.current) entry.open(login);
      // Beside what was typed it says why, once the login is closed again.
      if (!asksForLogin || form) setFailure(why);
      if (!asksForLogin) onFailed?.(why);
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

/** What a call came to; one that was refused with a token that had run out is made once more. */
async function attempt<Value>(call: () => Promise<Value>): Promise<{ value: Value } | { failure: Failure }> {
  try {
    return { value: await onceMoreIfStale(call) };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}
