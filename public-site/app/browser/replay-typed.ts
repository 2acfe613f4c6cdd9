import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { announceAnswers } from '../waking/answers.ts';

/**
 * Holds the page, and hands it what was typed before its script came, before anything is drawn once more; what was
 * pressed follows when every part of it is ready. It stands around the page and not beside it, so that React gives the
 * page's parts the ids that the server gave them.
 */
export function TypedBefore({ children }: { readonly children: ReactNode }): ReactNode {
  useLayoutEffect(() => replayTyped(document), []);
  useEffect(() => announceAnswers(document), []);
  return children;
}

/**
 * Hands the page what was typed and chosen before its script came: React would put its own first value back at the next
 * change.
 */
function replayTyped(page: Document): void {
  for (const control of page.querySelectorAll('input, textarea, select')) {
    if (control instanceof HTMLSelectElement) replayChoice(control);
    else if (control instanceof HTMLTextAreaElement) replayText(control);
    else if (control instanceof HTMLInputElement) replayInput(control);
  }
}

const UNTYPED = new Set(['hidden', 'submit', 'button', 'reset', 'image']);
const TICKS = new Set(['checkbox', 'radio']);

function replayInput(input: HTMLInputElement): void {
  if (UNTYPED.has(input.type)) return;
  if (input.type === 'file') replayFiles(input);
  else if (!TICKS.has(input.type)) replayText(input);
  else if (input.checked !== input.defaultChecked && (input.checked || input.type === 'checkbox')) {
    input.checked = input.defaultChecked;
    input.click();
  }
}

/** The page holds what is chosen itself, and would put its own list in the place of these files. */
function replayFiles(input: HTMLInputElement): void {
  if (input.files && input.files.length > 0) input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The text itself is left alone, with its caret and what an input method has begun. */
function replayText(control: HTMLInputElement | HTMLTextAreaElement): void {
  if (control.value === control.defaultValue) return;
  forgetSeen(control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** React takes an event for news only where the control holds another text than React saw in it last. */
function forgetSeen(control: Element): void {
  const seen: unknown = Reflect.get(control, '_valueTracker');
  if (typeof seen === 'object' && seen !== null && 'setValue' in seen && typeof seen.setValue === 'function') {
    seen.setValue('');
  }
}

function replayChoice(select: HTMLSelectElement): void {
  const options = [...select.options];
  const marked = options.filter(({ defaultSelected }) => defaultSelected);
  // A box of one choice shows its first where the page names none.
  const given = marked.length > 0 || select.multiple ? marked : options.slice(0, 1);
  if (options.every(option => option.selected === given.includes(option))) return;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
