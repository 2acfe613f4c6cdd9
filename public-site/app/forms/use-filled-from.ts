import { useEffect, useRef } from 'react';
import type { FormAction } from './use-form-action.ts';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

/**
 * Shows in the text boxes of a form what the page hands them, whenever the record that they are filled from has another
 * state: the server may have stored a text in another way than it was typed. A box in which the visitor has typed since
 * the form was sent keeps that text. The boxes stay, and so does the focus.
 * @param version the state of that record
 */
export function useFilledFrom(
  { formProps: { ref }, isBusy }: Pick<FormAction<unknown>, 'formProps' | 'isBusy'>,
  version: string,
): void {
  const shown = useRef(version);
  /** What each box held when it was filled, or else when the form was sent. */
  const settled = useRef<ReadonlyMap<TextBox, string>>(new Map());
  useEffect(() => {
    settled.current = new Map(boxesOf(ref.current).map(box => [box, box.defaultValue]));
  }, [ref]);
  useEffect(() => {
    if (isBusy) settled.current = new Map(boxesOf(ref.current).map(box => [box, box.value]));
  }, [ref, isBusy]);
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    const boxes = boxesOf(ref.current);
    for (const box of boxes) {
      if (box.value === settled.current.get(box)) box.value = box.defaultValue;
    }
    settled.current = new Map(boxes.map(box => [box, box.defaultValue]));
  }, [ref, version]);
}

const boxesOf = (form: HTMLFormElement | null): TextBox[] => [...(form?.elements ?? [])].filter(isTextBox);

const isTextBox = (element: Element): element is TextBox =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
