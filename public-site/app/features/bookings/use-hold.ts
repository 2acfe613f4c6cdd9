import { useEffect, useRef, useState } from 'react';
import { browserApi } from '../../api/browser-api.ts';
import { ApiProblem, onceMoreIfStale } from '../../api/problem.ts';

type Slot = { place: number; professional: number | null; booking_start: string };

export type HoldState =
  | { is: 'asking' }
  /** Whole seconds that are left. */
  | { is: 'held'; left: number }
  | { is: 'over' }
  /** Not held; the slot may still be booked. `message` says why, where the server does. */
  | { is: 'free'; message: string };

/** By its id; null for none, undefined while it is not known yet. */
type ReasonId = number | null | undefined;

const ask = (slot: Slot & { reason: number | null }) => browserApi.post('/api/v1/booking/hold/', { body: slot });

/** Also while the browser leaves the page. Whatever comes of it, the hold ends by itself. */
const release = (slot: Slot) =>
  void browserApi.delete('/api/v1/booking/hold/', { body: slot, keepalive: true }).catch(() => undefined);

const askTwice: typeof ask = slot => onceMoreIfStale(() => ask(slot));

const isRefusal = (error: unknown) => error instanceof ApiProblem && (error.status === 409 || error.status === 422);

/**
 * Holds a slot for as long as the visit's reason takes while the form is open, and gives it back when the form is left
 * or the time is over. What is left is counted from the server's answer by a clock that no user sets. Another reason
 * makes the hold longer or shorter; where that is not to be had, the hold stays as it was.
 * @param onTaken called when the slot is no longer to be had, or not for as long
 */
export function useHold({ place, professional, booking_start }: Slot, reason: ReasonId, onTaken: () => void) {
  const [state, setState] = useState<HoldState>({ is: 'asking' });
  const [attempt, setAttempt] = useState(0);
  const isKept = useRef(false);
  const taken = useRef(onTaken);
  const wanted = useRef(reason);
  const follow = useRef<() => void>(undefined);
  useEffect(() => {
    taken.current = onTaken;
    wanted.current = reason;
  });
  const isKnown = reason !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt holds it again.
  useEffect(() => {
    if (!isKnown) return undefined;
    const slot = { place, professional, booking_start };
    /** For which reason the last answer was asked; undefined before the first one. */
    let heldFor: ReasonId;
    let isAsking = false;
    let isHeld = false;
    let timer: ReturnType<typeof setInterval> | undefined;
    let isLeft = false;
    const giveBack = () => isKept.current || release(slot);
    const countFrom = (remaining: number) => {
      const end = performance.now() + remaining;
      clearInterval(timer);
      const tick = () => {
        const left = Math.ceil((end - performance.now()) / 1_000);
        setState(left > 0 ? { is: 'held', left } : { is: 'over' });
        isHeld = left > 0;
        if (isHeld) return;
        clearInterval(timer);
        giveBack();
      };
      timer = setInterval(tick, 1_000);
      tick();
    };
    // One after the other: of two that cross, the hold would have the length of the one that comes last.
    const hold = async () => {
      if (isAsking) return;
      isAsking = true;
      heldFor = wanted.current ?? null;
      try {
        const { held, remaining_ms, message } = await askTwice({ ...slot, reason: heldFor });
        if (isLeft) return giveBack();
        if (held) countFrom(remaining_ms);
        else setState({ is: 'free', message });
      } catch (error) {
        if (isLeft) return undefined;
        if (!isHeld) setState({ is: 'free', message: '' });
        if (isRefusal(error)) taken.current();
      } finally {
        isAsking = false;
      }
      return followReason();
    };
    const followReason = () => {
      const isOver = !isHeld && timer !== undefined;
      if (heldFor !== (wanted.current ?? null) && !isOver && !isKept.current) void hold();
    };
    follow.current = followReason;
    const onLeave = () => {
      giveBack();
      if (isKept.current) return;
      isHeld = false;
      clearInterval(timer);
      timer = undefined;
    };
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      if (!isHeld) setState({ is: 'asking' });
      void hold();
    };
    window.addEventListener('pagehide', onLeave);
    window.addEventListener('pageshow', onReturn);
    setState({ is: 'asking' });
    void hold();
    return () => {
      isLeft = true;
      follow.current = undefined;
      clearInterval(timer);
      window.removeEventListener('pagehide', onLeave);
      window.removeEventListener('pageshow', onReturn);
      giveBack();
    };
  }, [place, professional, booking_start, isKnown, attempt]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another reason takes another time.
  useEffect(() => follow.current?.(), [reason]);
  return {
    state,
    again: () => setAttempt(before => before + 1),
    /** Leaves the hold to what comes next: the booking that was made, or the same form after a login. */
    keep: () => {
      isKept.current = true;
    },
  };
}

export type Hold = ReturnType<typeof useHold>;
