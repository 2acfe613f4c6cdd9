import { browserNow } from '../ui/time/browser-clock.ts';
import { readLocal, removeLocal, writeLocal } from './local-store.ts';
import { parseJson } from './parse.ts';

/** Keys of the specification, each with the field of the form that it keeps. */
const KEYS = { email: 'email', name: 'name', title: 'newThreadTitle', body: 'newThreadBody' } as const;

type DraftField = keyof typeof KEYS;
export type QuestionDraft = Partial<Record<DraftField, string>>;

export const QUESTION_DRAFT_FIELDS: readonly DraftField[] = ['email', 'name', 'title', 'body'];
export const QUESTION_DRAFT_KEYS: readonly string[] = Object.values(KEYS);
/** When the draft was written. */
export const QUESTION_DRAFT_TIME = 'antam:question-draft';

const LIFE_MS = 24 * 3_600_000;
const LONGEST = 40_000;

/** The question that was typed and not sent yet: a text for each field, for a day. */
export const questionDraft = {
  /** Null where there is none; one that is too old is removed. */
  read: (now = browserNow()): QuestionDraft | null => {
    const at = parseJson(readLocal(QUESTION_DRAFT_TIME));
    if (typeof at !== 'number' || at > now || now - at >= LIFE_MS) {
      questionDraft.clear();
      return null;
    }
    const texts = QUESTION_DRAFT_FIELDS.flatMap(field => {
      const text = readLocal(KEYS[field]);
      return text === null || text === '' || text.length > LONGEST ? [] : [[field, text] as const];
    });
    return Object.fromEntries(texts);
  },
  /** Replaces the draft; fields that are missing or empty are removed. */
  write: (draft: QuestionDraft, now = browserNow()): void => {
    for (const field of QUESTION_DRAFT_FIELDS) {
      const text = draft[field] ?? '';
      if (text === '') removeLocal(KEYS[field]);
      else writeLocal(KEYS[field], text);
    }
    writeLocal(QUESTION_DRAFT_TIME, JSON.stringify(now));
  },
  clear: (): void => {
    for (const key of [QUESTION_DRAFT_TIME, ...QUESTION_DRAFT_KEYS]) removeLocal(key);
  },
};
