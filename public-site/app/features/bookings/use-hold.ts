import { useEffect, useRef, useState } from 'react';
import { browserApi } from '../../api/browser-api.ts';
import { ApiProblem } from '../../api/problem.ts';

type Slot = { place: number; professional: number | null; booking_start: string };

export type HoldState =
  | { is: 'asking' }
  /** Whole seconds that are left. */
  | { is: 'held'; left: number }
  | { is: 'over' }
  /** Not held; the slot may still be booked. `message` says why, where the server does. */
  | { is: 'free'; message: string };

const ask = (slot: Slot) => browserApi.post('/api/v1/booking/hold/', { body: slot });

/** Also while the browser leaves the page. Whatever comes of it, the hold ends by itself. */
const release = (slot: Slot) =>
  void browserApi.delete('/api/v1/booking/hold/', { body: slot, keepalive: true }).catch(() => undefined);

/** A token that has run out is renewed by the refusal. */
const askTwice = (slot: Slot) =>
  ask(slot).catch(error => (error instanceof ApiProblem && error.code === 'XSRF' ? ask(slot) : Promise.reject(error)));

/**
 * Holds a slot while the form is open, and gives it back when the form is left or the time is over. What is left is
 * counted from the server's answer by a clock that nobody sets.
 * @param onTaken told when the slot is no longer to be had
 */
export function useHold({ place, professional, booking_start }: Slot, onTaken: () => void) {
  const [state, setState] = useState<HoldState>({ is: 'asking' });
  const [attempt, setAttempt] = useState(0);
  const isKept = useRef(false);
  const taken = useRef(onTaken);
  useEffect(() => {
    taken.current = onTaken;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt holds it again.
  useEffect(() => {
    const slot = { place, professional, booking_start };
    let timer: ReturnType<typeof setInterval> | undefined;
    let isLeft = false;
    const giveBack = () => isKept.current || release(slot);
    const countFrom = (remaining: number) => {
      const end = performance.now() + remaining;
      clearInterval(timer);
      const tick = () => {
        const left = Math.ceil((end - performance.now()) / 1_000);
        setState(left > 0 ? { is: 'held', left } : { is: 'over' });
        if (left > 0) return;
        clearInterval(timer);
        giveBack();
      };
      timer = setInterval(tick, 1_000);
      tick();
    };
    const hold = () =>
      askTwice(slot).then(
        ({ held, remaining_ms, message }) => {
          if (isLeft) return giveBack();
          if (held) countFrom(remaining_ms);
          else setState({ is: 'free', message });
        },
        error => {
          if (isLeft) return;
          setState({ is: 'free', message: '' });
          if (error instanceof ApiProblem && (error.status === 409 || error.status === 422)) taken.current();
        },
      );
    const onLeave = () => giveBack();
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && void hold();
    window.addEventListener('pagehide', onLeave);
    window.addEventListener('pageshow', onReturn);
    setState({ is: 'asking' });
    void hold();
    return () => {
      isLeft = true;
      clearInterval(timer);
      window.removeEventListener('pagehide', onLeave);
      window.removeEventListener('pageshow', onReturn);
      giveBack();
    };
  }, [place, professional, booking_start, attempt]);
  return {
    state,
    again: () => setAttempt(before => before + 1),
    /** Leaves the hold to whoever comes next: the booking that was made, or the same form after a login. */
    keep: () => {
      isKept.current = true;
    },
  };
}

export type Hold = ReturnType<typeof useHold>;
