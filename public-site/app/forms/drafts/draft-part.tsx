import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { FILLED } from '../../../editor/filled.ts';

type DraftPartProps = {
  /** What it is called in the draft. */
  name: string;
  /** What is to be kept. */
  value: string;
  /** What is not worth keeping; by default what it was when the form was opened. */
  first?: string;
  /** Takes what was kept; the reader must not trust it. */
  onKept: (text: string) => void;
};

/** What a component of a form keeps that no field of it holds, such as the names of chosen tags. It is not sent. */
export function DraftPart({ name, value, first, onKept }: DraftPartProps) {
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(onKept);
  useEffect(() => {
    latest.current = onKept;
  });
  useEffect(() => {
    const box = input.current;
    const take = (event: Event) => {
      // The fields that follow from it, such as those of rows, are there when the draft fills in the others.
      if (event instanceof CustomEvent) flushSync(() => latest.current(String(event.detail)));
    };
    box?.addEventListener(FILLED, take);
    return () => box?.removeEventListener(FILLED, take);
  }, []);
  return <input ref={input} type="hidden" data-draft={name} data-first={first} value={value} readOnly />;
}
