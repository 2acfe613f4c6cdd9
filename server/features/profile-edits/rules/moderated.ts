import { type CHANGE_STATES, MODERATED } from '../contract.ts';

export type ModeratedField = (typeof MODERATED)[number];

/** What such a field holds: a name, the id of a term, or ids of terms or places in the order shown. */
export type ModeratedValue = string | number | null | readonly number[];
export type ModeratedValues = Readonly<Record<ModeratedField, ModeratedValue>>;

/** What the owner wants of one field, and what became of it. */
export interface FieldChange {
  readonly value: ModeratedValue;
  readonly state: (typeof CHANGE_STATES)[number];
  /** Why it was refused; empty otherwise. */
  readonly reason: string;
}
export type Changes = { readonly [Field in ModeratedField]?: FieldChange };

export const isModerated = (field: string): field is ModeratedField => MODERATED.some(known => known === field);

/** Of these it is shown which there are, whatever their order. */
const UNORDERED: ReadonlySet<string> = new Set(['degrees', 'qualifications', 'languages_spoken']);

/** Whether a field of a profile holds the same as before. */
export function isSame(field: string, before: unknown, after: unknown): boolean {
  const written = (value: unknown) =>
    JSON.stringify(UNORDERED.has(field) && Array.isArray(value) ? value.toSorted() : value);
  return written(before) === written(after);
}

/** Whether two edits want the same, and the same became of it. */
export function isSameEdit(before: Changes, after: Changes): boolean {
  return MODERATED.every(field => {
    const [one, other] = [before[field], after[field]];
    if (!one || !other) return one === other;
    return one.state === other.state && one.reason === other.reason && isSame(field, one.value, other.value);
  });
}

/** The fields that wait, with what is wanted of them. */
export function waitingOf(changes: Changes): Array<readonly [ModeratedField, ModeratedValue]> {
  return MODERATED.flatMap(field => {
    const change = changes[field];
    return change?.state === 'waiting' ? [[field, change.value] as const] : [];
  });
}

/**
 * What waits once its owner has saved: a field that is sent as it is public waits no more, another one waits with what
 * was sent. What was decided before stays to be shown, unless the field waits again.
 */
export function propose(changes: Changes, sent: Partial<ModeratedValues>, known: ModeratedValues): Changes {
  const next: { [Field in ModeratedField]?: FieldChange } = { ...changes };
  for (const field of MODERATED) {
    const value = sent[field];
    if (value === undefined) continue;
    if (!isSame(field, known[field], value)) next[field] = { value, state: 'waiting', reason: '' };
    else if (next[field]?.state === 'waiting') delete next[field];
  }
  return next;
}
