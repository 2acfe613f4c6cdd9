import { type RefObject, useEffect } from 'react';
import type { PageKind } from '../../memory/parse.ts';
import { REVIEW_DRAFT_FIELDS, type ReviewDraft, reviewDraft } from '../../memory/review-draft.ts';

/**
 * Keeps what is typed into the form of a review, and fills in what was kept from before: a failure, a login or a reload
 * loses nothing. Once the review is taken its action clears the draft.
 * @param given names of fields whose text a refused post has brought back
 */
export function useReviewDraft(
  ref: RefObject<HTMLFormElement | null>,
  { kind, id }: { kind: PageKind; id: number },
  given: readonly string[],
): void {
  const fixed = given.join(' ');
  useEffect(() => {
    const form = ref.current;
    if (form === null) return;
    const draft = reviewDraft(kind, id);
    fillIn(form, draft.read() ?? {}, fixed.split(' '));
    const keep = () => draft.write(draftOf(form));
    form.addEventListener('input', keep);
    return () => form.removeEventListener('input', keep);
  }, [ref, kind, id, fixed]);
}

function draftOf(form: HTMLFormElement): ReviewDraft {
  const data = new FormData(form);
  const texts = REVIEW_DRAFT_FIELDS.map(name => [name, data.get(name)] as const);
  return Object.fromEntries(texts.filter((pair): pair is [(typeof pair)[0], string] => typeof pair[1] === 'string'));
}

function fillIn(form: HTMLFormElement, draft: ReviewDraft, fixed: readonly string[]): void {
  for (const [name, text] of Object.entries(draft)) {
    if (fixed.includes(name)) continue;
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)) {
      if (field.type === 'hidden') continue;
      if (field instanceof HTMLInputElement && field.type === 'radio') field.checked ||= field.value === text;
      // What was typed before the script came is newer than the draft.
      else if (field.value === field.defaultValue) field.value = text;
    }
  }
}
