const DIALOGS = '[role="dialog"], dialog[open]';

/** Whether a dialog is open that has to be answered first. The menu of narrow windows stays in the document while it is closed. */
export function isBelowDialog(): boolean {
  return [...document.querySelectorAll(DIALOGS)].some(dialog => getComputedStyle(dialog).visibility !== 'hidden');
}
