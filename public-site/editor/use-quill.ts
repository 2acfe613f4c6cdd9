import type { FormattedTextKind } from '@antam/server/platform/contract/formatted-text.ts';
import type Quill from 'quill/core.js';
import { type RefObject, useEffect, useState } from 'react';
import type ReactQuill from 'react-quill-new';
import { FILLED } from './filled.ts';
import { readHtml } from './read-html.ts';
import { writeHtml } from './write-html.ts';

/** How long after the last change the form field follows, in milliseconds. */
export const SYNC_MS = 50;

type Formats = Readonly<Record<string, unknown>>;

/**
 * The editor behind the component, once it stands, filled with what the form field holds; the field follows what is
 * typed. Answers it with the formats at the selection.
 */
export function useQuill(
  component: RefObject<ReactQuill | null>,
  field: RefObject<HTMLTextAreaElement | null>,
  kind: FormattedTextKind,
): { quill: Quill | null; formats: Formats } {
  const [quill, setQuill] = useState<Quill | null>(null);
  const [formats, setFormats] = useState<Formats>({});
  // Asked while rendering: a box that is covered loses the focus.
  const [wasWriting] = useState(() => field.current !== null && field.current === document.activeElement);
  useEffect(() => {
    const made = component.current?.getEditor();
    const written = field.current;
    if (!made || !written) return;
    fill(made, written.value, kind);
    if (wasWriting) made.setSelection(made.getLength(), 0, 'user');
    const stop = keepInStep(made, written, kind);
    const look = (what: string) => {
      const range = made.getSelection();
      if (range) setFormats(made.getFormat(range));
      else if (what === 'text-change') setFormats({});
    };
    made.on('editor-change', look);
    setQuill(made);
    return () => {
      stop();
      made.off('editor-change', look);
    };
  }, [component, field, kind, wasWriting]);
  return { quill, formats };
}

function fill(quill: Quill, written: string, kind: FormattedTextKind): void {
  quill.setContents(readHtml(quill, written, kind), 'silent');
  quill.history.clear();
}

/** Writes into the field what is typed, at the latest when its form is sent; a form that is emptied empties the editor. */
function keepInStep(quill: Quill, field: HTMLTextAreaElement, kind: FormattedTextKind): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    if (timer === undefined) return;
    timer = undefined;
    field.value = writeHtml(quill.getContents().ops, kind);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const onChange = (_now: unknown, _before: unknown, source: string) => {
    if (source !== 'user') return;
    clearTimeout(timer);
    timer = setTimeout(write, SYNC_MS);
  };
  // The fields have their values only after the event.
  const onReset = () => setTimeout(() => fill(quill, field.value, kind));
  const { form } = field;
  quill.on('text-change', onChange);
  quill.root.addEventListener('blur', write);
  form?.addEventListener('submit', write, { capture: true });
  form?.addEventListener('reset', onReset);
  field.addEventListener(FILLED, onReset);
  return () => {
    write();
    quill.off('text-change', onChange);
    quill.root.removeEventListener('blur', write);
    form?.removeEventListener('submit', write, { capture: true });
    form?.removeEventListener('reset', onReset);
    field.removeEventListener(FILLED, onReset);
  };
}
