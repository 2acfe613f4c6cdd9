import { asRecord, asText, parseJson } from '../../../memory/parse.ts';
import type { GroupDraft, OptionDraft } from './offer-draft.ts';

const MAX_KEPT = 200_000;
const MAX_ROWS = 30;

/** The rows of a promotion as a draft keeps them; null for anything else. */
export function keptRows(text: string): readonly GroupDraft[] | null {
  return listIn(parseJson(text, MAX_KEPT), groupIn);
}

function groupIn(value: unknown): GroupDraft | null {
  const fields = asRecord(value);
  const options = listIn(fields?.options, optionIn);
  const texts = textsIn(fields, ['key', 'name', 'choice'] as const);
  return options === null || texts === null ? null : { ...texts, options };
}

const optionIn = (value: unknown): OptionDraft | null =>
  textsIn(asRecord(value), ['key', 'id', 'name', 'pricing', 'price'] as const);

function listIn<Row>(value: unknown, rowIn: (value: unknown) => Row | null): Row[] | null {
  if (!Array.isArray(value) || value.length > MAX_ROWS) return null;
  const rows = value.flatMap(each => rowIn(each) ?? []);
  return rows.length < value.length ? null : rows;
}

function textsIn<Name extends string>(
  fields: Readonly<Record<string, unknown>> | null,
  names: readonly Name[],
): Record<Name, string> | null {
  const texts = new Map(names.map(name => [name, asText(fields?.[name], 300)]));
  const made: Partial<Record<Name, string>> = {};
  for (const [name, text] of texts) {
    if (text === null) return null;
    made[name] = text;
  }
  return isWhole(made, names) ? made : null;
}

const isWhole = <Name extends string>(
  texts: Partial<Record<Name, string>>,
  names: readonly Name[],
): texts is Record<Name, string> => names.every(name => name in texts);
