import { readLocal, removeLocal, writeLocal } from './local-store.ts';
import { asText } from './parse.ts';

/** A question whose posting failed; a field never filled in is empty. */
export type QuestionDraft = { email: string; name: string; title: string; body: string };

/** The specification names the keys, one for each field. */
const KEYS = { email: 'email', name: 'name', title: 'newThreadTitle', body: 'newThreadBody' } as const;
const LONGEST = { email: 254, name: 120, title: 500, body: 50_000 } as const;

/** The kept question, or null when no field is. */
export function readQuestionDraft(): QuestionDraft | null {
  const draft = { email: field('email'), name: field('name'), title: field('title'), body: field('body') };
  return Object.values(draft).some(text => text !== '') ? draft : null;
}

/** Keeps the question; answers whether all of it was kept. */
export function writeQuestionDraft(draft: QuestionDraft): boolean {
  return [
    writeLocal(KEYS.email, draft.email),
    writeLocal(KEYS.name, draft.name),
    writeLocal(KEYS.title, draft.title),
    writeLocal(KEYS.body, draft.body),
  ].every(Boolean);
}

/** Forgets the question, after it was posted. */
export function clearQuestionDraft(): void {
  for (const key of Object.values(KEYS)) removeLocal(key);
}

function field(name: keyof typeof KEYS): string {
  return asText(readLocal(KEYS[name]), LONGEST[name]) ?? '';
}
