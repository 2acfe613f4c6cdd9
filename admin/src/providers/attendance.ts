/** After how long without a key or a press the console is taken to be left alone, in milliseconds. */
export const UNATTENDED_MS = 10 * 60_000;

/** Whether a member of staff works at the console; for `useSyncExternalStore`. */
export interface Attendance {
  isAttended(): boolean;
  subscribe(listener: () => void): () => void;
}

/**
 * Watches for keys and presses. What asks the server again by itself stops where there are none: each call counts as use
 * of the session, which has to end on a computer that was left alone.
 */
export function createAttendance(target: Pick<EventTarget, 'addEventListener'>): Attendance {
  const listeners = new Set<() => void>();
  let attended = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const change = (next: boolean) => {
    if (attended === next) return;
    attended = next;
    for (const listener of listeners) listener();
  };
  const see = () => {
    clearTimeout(timer);
    timer = setTimeout(() => change(false), UNATTENDED_MS);
    change(true);
  };
  for (const event of ['keydown', 'pointerdown']) target.addEventListener(event, see, { passive: true });
  see();
  return {
    isAttended: () => attended,
    subscribe: listener => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
