import type { Reader } from '../../../platform/db/reader.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { type FieldErrors, invalid } from '../../../platform/errors/problem.ts';
import { shortKey } from '../../abbreviations/rules/short-forms.ts';
import { byKey, storedAbbreviations } from '../queries/stored-abbreviations.ts';
import type { AbbreviationDraft, StaffAbbreviationRow } from '../staff-contract.ts';

type Owner = Pick<StaffAbbreviationRow, 'short' | 'meaning'>;

interface Write {
  readonly id?: number;
  readonly draft: Owner;
}

/** Throws 422 where two abbreviations would have the same letters, among those stored and those written. */
export function requireDistinct(writes: readonly Write[], stored: readonly StaffAbbreviationRow[]): void {
  const written = new Set(writes.map(({ id }) => id));
  const owners = new Map<string, Owner>(byKey(stored.filter(({ id }) => !written.has(id))));
  for (const { draft } of writes) {
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
  const owner = byKey(await storedAbbreviations(read)).get(shortKey(short));
  return owner === undefined || owner.id === id ? {} : takenBy(short, owner);
}

const takenBy = (short: string, owner: Owner): FieldErrors => ({
  short: [`“${short}” đã có trong danh mục: ${owner.short}, ${owner.meaning}.`],
});
