/** Says to the forms of the page that what they kept under a key was taken. */
export const DRAFT_DONE = 'draftdone';

/** Whether an event says that what was kept under the key was taken. */
export const isTaken = (event: Event, key: string): boolean => event instanceof CustomEvent && event.detail === key;

/** Drops the draft of a form that was accepted. The code of drafts is only fetched where there is a form. */
export function finishDraft(key: string): void {
  window.dispatchEvent(new CustomEvent(DRAFT_DONE, { detail: key }));
  import('./drafts.ts').then(
    ({ removeDraft }) => removeDraft(key),
    // It goes when it is a day old.
    () => undefined,
  );
}
