import { type RefObject, useEffect, useRef, useState } from 'react';
import { needsWork, readyPicture, UNREADABLE } from './ready-picture.ts';

/** What becomes of the pictures of a form before they are sent. */
export type Preparation = {
  /** Those that are being made smaller. */
  working: ReadonlySet<File>;
  /** What could not be read, for the visitor; null where nothing went wrong. */
  said: string | null;
  say: (text: string | null) => void;
  /** Of the element that says it: it takes the focus where the form is not sent for it. */
  alert: RefObject<HTMLParagraphElement | null>;
  /** Makes a picture ready and hands it over; null for one that cannot be read. */
  prepare: (file: File, onReady: (ready: File | null) => void) => void;
};

/**
 * Makes pictures smaller once they are chosen. A form that is sent meanwhile goes out when they are ready, and stays where
 * one of them cannot be read.
 * @param part an element of the form
 */
export function usePreparation(part: RefObject<HTMLElement | null>): Preparation {
  const [working, setWorking] = useState<ReadonlySet<File>>(() => new Set());
  const [said, say] = useState<string | null>(null);
  const alert = useRef<HTMLParagraphElement>(null);
  const stop = useHeldForm(part, working.size > 0, () => alert.current?.focus());
  const prepare = async (file: File, onReady: (ready: File | null) => void) => {
    if (!needsWork(file)) return;
    setWorking(before => new Set([...before, file]));
    const ready = await readyPicture(file);
    onReady(ready);
    if (ready === null) {
      say(`${file.name}: ${UNREADABLE}`);
      stop();
    }
    setWorking(before => new Set([...before].filter(each => each !== file)));
  };
  return {
    working,
    said,
    say,
    alert,
    prepare: (file, onReady) => void prepare(file, onReady),
  };
}

/** A form that is sent while its pictures are made ready waits for them. What is answered lets it stay; `onStopped` follows. */
function useHeldForm(part: RefObject<HTMLElement | null>, isWorking: boolean, onStopped: () => void): () => void {
  const sentBy = useRef<HTMLElement | null | undefined>(undefined);
  const isStopped = useRef(false);
  const stopped = useRef(onStopped);
  useEffect(() => {
    stopped.current = onStopped;
  });
  useEffect(() => {
    const form = part.current?.closest('form');
    if (!form) return undefined;
    if (!isWorking) {
      const button = sentBy.current;
      sentBy.current = undefined;
      if (button === undefined) return undefined;
      if (isStopped.current) stopped.current();
      else form.requestSubmit(button);
      return undefined;
    }
    const hold = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      // What was said before is known to a visitor who sends the form after it.
      isStopped.current = false;
      sentBy.current = event.submitter;
    };
    form.addEventListener('submit', hold, { capture: true });
    return () => form.removeEventListener('submit', hold, { capture: true });
  }, [part, isWorking]);
  return () => {
    isStopped.current = true;
  };
}
