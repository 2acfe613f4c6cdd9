import type { FieldErrors } from '../../../platform/errors/problem.ts';
import type { StateReader } from '../../../platform/transfer/undo.ts';
import { MAX_KEY } from '../../abbreviations/abbreviation.entity.ts';
import { shortKey } from '../../abbreviations/rules/short-forms.ts';
import type { CheckedWrite } from '../../records/record-kind.ts';
import type { abbreviationRecord } from '../abbreviation.record.ts';
import { byKey, storedAbbreviations } from '../queries/stored-abbreviations.ts';
import type { StaffAbbreviationRow } from '../staff-contract.ts';

type Owner = Pick<StaffAbbreviationRow, 'short' | 'meaning'>;

/** Whether an abbreviation can be known by its letters: one sign, "ﷺ", may stand for many. */
export const fitsKey = (short: string): boolean => shortKey(short).length <= MAX_KEY;

/** Where the letters of an abbreviation are too many, or those of another one, among those stored and those written. */
export async function abbreviationMistakes(
  read: StateReader,
  writes: readonly CheckedWrite<typeof abbreviationRecord.fields>[],
): Promise<FieldErrors> {
  const written = new Set(writes.map(({ id }) => id));
  const others = (await storedAbbreviations(read)).filter(({ id }) => !written.has(id));
  const owners = new Map<string, Owner>(byKey(others));
  for (const { values } of writes) {
    const { short = '', meaning = '' } = values;
    if (!fitsKey(short)) return tooManyLetters();
    const owner = owners.get(shortKey(short));
    if (owner) return takenBy(short, owner);
    owners.set(shortKey(short), { short, meaning });
  }
  return {};
}

const tooManyLetters = (): FieldErrors => ({
  short: [`Viết ra chữ thường thì chữ viết tắt này dài quá ${MAX_KEY} ký tự. Xin nhập ngắn hơn.`],
});

const takenBy = (short: string, owner: Owner): FieldErrors => ({
  short: [`“${short}” đã có trong danh mục: ${owner.short}, ${owner.meaning}.`],
});
