import { browserNow } from '../ui/time/browser-clock.ts';
import { QUESTION_DRAFTS } from './draft-keys.ts';
import { readLocal, removeLocal, writeLocal } from './local-store.ts';
import { asRecord, asText, parseJson } from './parse.ts';
import { showQuestion } from './question-draft.ts';

/** What a form holds by the names of its fields: of ticks the ticked ones, of texts each as it was typed. */
export type FieldValues = Readonly<Record<string, readonly string[]>>;

/** What the visitor typed or chose in one tab and did not send yet. */
export type Draft = {
  tab: string;
  /** When it was written, in milliseconds since 1970. */
  at: number;
  /** The account that wrote it; 0 for nobody's. */
  owner: number;
  /** The state of the record that the form was filled from; empty for what is new. */
  version: string;
  values: FieldValues;
  /** How many pictures belong to it, which are kept elsewhere. */
  files: number;
};

const LIFE_MS = 24 * 3_600_000;
/** The most drafts of one form: more tabs of one page are rarely open. */
const MAX_DRAFTS = 8;
const MAX_FIELDS = 400;
const MAX_CHOSEN = 400;
/** A schedule is kept as one text. */
const MAX_CHARACTERS = 200_000;
const MAX_STORED = 1_000_000;

/** The drafts of one form, the newest last. What is malformed or older than a day is left out. */
export function readDrafts(key: string, now = browserNow()): Draft[] {
  const stored = parseJson(readLocal(key), MAX_STORED);
  const drafts = Array.isArray(stored) ? stored.flatMap(draftIn) : [];
  return drafts.filter(({ at }) => at <= now && now - at < LIFE_MS).sort((a, b) => a.at - b.at);
}

/** Replaces the draft of its tab and state; those of other tabs and states stay. Answers whether it was stored. */
export function writeDraft(key: string, draft: Omit<Draft, 'at'>, now = browserNow()): boolean {
  const others = readDrafts(key, now).filter(({ tab, version }) => tab !== draft.tab || version !== draft.version);
  return store(key, [...others, { ...draft, at: now }].slice(-MAX_DRAFTS));
}

/** Keeps only the drafts that `isKept` names. */
export function keepDrafts(key: string, isKept: (draft: Draft) => boolean): void {
  store(key, readDrafts(key).filter(isKept));
}

function store(key: string, drafts: readonly Draft[]): boolean {
  if (key === QUESTION_DRAFTS) showQuestion(drafts.at(-1)?.values ?? null);
  if (drafts.length > 0) return writeLocal(key, JSON.stringify(drafts));
  removeLocal(key);
  return true;
}

function draftIn(value: unknown): Draft[] {
  const fields = asRecord(value);
  const values = valuesIn(fields?.values);
  const tab = asText(fields?.tab, 60);
  const version = asText(fields?.version, 200);
  const { at, owner, files } = fields ?? {};
  if (values === null || tab === null || version === null || typeof at !== 'number') return [];
  if (!isCount(owner) || !isCount(files)) return [];
  return [{ tab, at, owner, version, values, files }];
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

function valuesIn(value: unknown): FieldValues | null {
  const fields = Object.entries(asRecord(value) ?? {});
  if (asRecord(value) === null || fields.length > MAX_FIELDS) return null;
  const known = fields.flatMap(([name, texts]) => (isTexts(texts) ? [[name, texts] as const] : []));
  return known.length < fields.length ? null : Object.fromEntries(known);
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= MAX_CHOSEN && value.every(text => asText(text, MAX_CHARACTERS) !== null);
