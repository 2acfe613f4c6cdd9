import { asRecord, asRows, asTexts, parseJson } from '../../../memory/parse.ts';
import type { GroupDraft, OptionDraft } from './offer-draft.ts';

const MAX_KEPT = 200_000;
const MAX_ROWS = 30;
const MAX_TEXT = 300;

/** The rows of a promotion as a draft keeps them; null for anything else. */
export function keptRows(text: string): readonly GroupDraft[] | null {
  return asRows(parseJson(text, MAX_KEPT), MAX_ROWS, groupIn);
}

function groupIn(value: unknown): GroupDraft | null {
  const options = asRows(asRecord(value)?.options, MAX_ROWS, optionIn);
  const texts = asTexts(value, ['key', 'name', 'choice'], MAX_TEXT);
  return options === null || texts === null ? null : { ...texts, options };
}

const optionIn = (value: unknown): OptionDraft | null =>
  asTexts(value, ['key', 'id', 'name', 'pricing', 'price'], MAX_TEXT);
