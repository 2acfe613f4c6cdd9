import { removeLocal, writeLocal } from './local-store.ts';

/** Keys of the specification, each with the field of the form that it keeps. */
const KEYS = { email: 'email', name: 'name', title: 'newThreadTitle', body: 'newThreadBody' } as const;

export const QUESTION_KEYS: readonly string[] = Object.values(KEYS);

/** Shows the texts of the question that was typed last under the keys of the specification; null removes them. */
export function showQuestion(values: Readonly<Record<string, readonly string[]>> | null): void {
  for (const [field, key] of Object.entries(KEYS)) {
    const text = values?.[field]?.[0] ?? '';
    if (text === '') removeLocal(key);
    else writeLocal(key, text);
  }
}
