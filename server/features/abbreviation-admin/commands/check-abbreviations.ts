import type { Reader } from '../../../platform/db/reader.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { type FieldErrors, invalid } from '../../../platform/errors/problem.ts';
import { MAX_KEY } from '../../abbreviations/abbreviation.entity.ts';
import { shortKey } from '../../abbreviations/rules/short-forms.ts';
import { byKey, storedAbbreviations } from '../queries/stored-abbreviations.ts';
import type { AbbreviationDraft, StaffAbbreviationRow } from '../staff-contract.ts';

type Owner = Pick<StaffAbbreviationRow, 'short' | 'meaning'>;

interface Write {
  readonly id?: number;
  readonly draft: Owner;
}

/** Whether an abbreviation can be known by its letters: one sign, "ﷺ", may stand for many. */
export const fitsKey = (short: string): boolean => shortKey(short).length <= MAX_KEY;

/**
 * Throws 422 where the letters of an abbreviation are too many, and where two would have the same, among those stored and
 * those written.
 */
export function requireKeys(writes: readonly Write[], stored: readonly StaffAbbreviationRow[]): void {
  const written = new Set(writes.map(({ id }) => id));
  const owners = new Map<string, Owner>(byKey(stored.filter(({ id }) => !written.has(id))));
  for (const { draft } of writes) {
    if (!fitsKey(draft.short)) throw invalid(tooManyLetters());
    const key = shortKey(draft.short);
    const owner = owners.get(key);
    if (owner) throw invalid(takenBy(draft.short, owner));
    owners.set(key, draft);
  }
}

/** What is wrong with those fields of an abbreviation that are known; `id` is that of a stored one. */
export async function abbreviationMistakes(
  read: Pick<Reader | UnitOfWork, 'rows'>,
  { short = '' }: Partial<AbbreviationDraft>,
  id: number | undefined,
): Promise<FieldErrors> {
  if (!fitsKey(short)) return tooManyLetters();
  const owner = byKey(await storedAbbreviations(read)).get(shortKey(short));
  return owner === undefined || owner.id === id ? {} : takenBy(short, owner);
}

const tooManyLetters = (): FieldErrors => ({
  short: [`Viết ra chữ thường thì chữ viết tắt này dài quá ${MAX_KEY} ký tự. Xin nhập ngắn hơn.`],
});

const takenBy = (short: string, owner: Owner): FieldErrors => ({
  short: [`“${short}” đã có trong danh mục: ${owner.short}, ${owner.meaning}.`],
});
