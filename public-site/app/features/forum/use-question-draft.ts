import { type RefObject, useEffect } from 'react';
import { QUESTION_DRAFT_FIELDS, type QuestionDraft, questionDraft } from '../../memory/question-draft.ts';

/**
 * Keeps what is typed into a question, and fills in what was kept from before: a failure, a login or a reload loses
 * nothing. Once the question is taken its action clears the draft.
 * @param given names of fields whose text a refused post has brought back
 */
export function useQuestionDraft(ref: RefObject<HTMLFormElement | null>, given: readonly string[]): void {
  const fixed = given.join(' ');
  useEffect(() => {
    const form = ref.current;
    if (form === null) return undefined;
    fillIn(form, questionDraft.read() ?? {}, fixed.split(' '));
    const keep = () => questionDraft.write(draftOf(form));
    form.addEventListener('input', keep);
    return () => form.removeEventListener('input', keep);
  }, [ref, fixed]);
}

/** What of a form is kept. */
export function draftOf(form: HTMLFormElement): QuestionDraft {
  const data = new FormData(form);
  const texts = QUESTION_DRAFT_FIELDS.map(name => [name, data.get(name)] as const);
  return Object.fromEntries(texts.filter((pair): pair is [(typeof pair)[0], string] => typeof pair[1] === 'string'));
}

function fillIn(form: HTMLFormElement, draft: QuestionDraft, fixed: readonly string[]): void {
  for (const [name, text] of Object.entries(draft)) {
    const field = form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);
    if (field === null || field.type === 'hidden' || fixed.includes(name)) continue;
    // What was typed before the script came is newer than the draft.
    if (field.value !== field.defaultValue) continue;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
