import { intent } from './intent.ts';
import { asRecord, asText } from './parse.ts';

/** Fields of login and signup that may be kept. A password never is. */
export const ACCOUNT_DRAFT_FIELDS = [
  'name',
  'email',
  'mobile_phone',
  'type',
  'place_name',
  'place_add',
  'prof_spec',
  'prof_place',
] as const;

export type AccountDraft = Partial<Record<(typeof ACCOUNT_DRAFT_FIELDS)[number], string>>;

/** What was typed into login or signup and not sent yet, as it was typed. */
export const accountDraft = intent<AccountDraft>('antam:account-draft', value => {
  const record = asRecord(value);
  if (record === null) return null;
  const texts = ACCOUNT_DRAFT_FIELDS.flatMap(field => {
    const text = asText(record[field], 300);
    return text === null || text === '' ? [] : [[field, text] as const];
  });
  return Object.fromEntries(texts);
});
