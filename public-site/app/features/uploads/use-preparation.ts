import { type RefObject, useEffect, useRef, useState } from 'react';
import { needsWork, readyPicture, UNREADABLE } from './ready-picture.ts';

/** What becomes of the pictures of a form before they are sent. */
export type Preparation = {
  /** Those that are being made smaller. */
  working: ReadonlySet<File>;
  /** What could not be read, for the visitor; null where nothing went wrong. */
  said: string | null;
  say: (text: string | null) => void;
  /** Makes a picture ready and hands it over; null for one that cannot be read. */
  prepare: (file: File, onReady: (ready: File | null) => void) => void;
};

/**
 * Makes pictures smaller once they are chosen. A form that is sent meanwhile goes out when they are ready.
 * @param part an element of the form
 */
export function usePreparation(part: RefObject<HTMLElement | null>): Preparation {
  const [working, setWorking] = useState<ReadonlySet<File>>(() => new Set());
  const [said, say] = useState<string | null>(null);
  const isWorking = working.size > 0;
  useHeldForm(part, isWorking);
  const prepare = async (file: File, onReady: (ready: File | null) => void) => {
    if (!needsWork(file)) return;
    setWorking(before => new Set([...before, file]));
    const ready = await readyPicture(file);
    onReady(ready);
    if (ready === null) say(`${file.name}: ${UNREADABLE}`);
    setWorking(before => new Set([...before].filter(each => each !== file)));
  };
  return { working, said, say, prepare: (file, onReady) => void prepare(file, onReady) };
}

/** A form that is sent while its pictures are made ready waits for them. */
function useHeldForm(part: RefObject<HTMLElement | null>, isWorking: boolean): void {
  const sentBy = useRef<HTMLElement | null | undefined>(undefined);
  useEffect(() => {
    const form = part.current?.closest('form');
    if (!form) return undefined;
    if (!isWorking) {
      const button = sentBy.current;
      sentBy.current = undefined;
      if (button !== undefined) form.requestSubmit(button);
      return undefined;
    }
    const hold = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      sentBy.current = event.submitter;
    };
    form.addEventListener('submit', hold, { capture: true });
    return () => form.removeEventListener('submit', hold, { capture: true });
  }, [part, isWorking]);
}
