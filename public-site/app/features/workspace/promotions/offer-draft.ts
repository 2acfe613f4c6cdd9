import type { keptPromotionCalls } from '@antam/server/features/promotions/calls-contract.ts';
import type { KeptPromotion } from '@antam/server/features/promotions/contract.ts';
import type { z } from 'zod';
import type { FormValues } from '../../../forms/form-result.ts';
import { vietnamClock } from '../../../ui/text/vietnam-time.ts';
import { optionalNumber, requiredNumber } from '../schedule/typed-values.ts';
import { htmlOfText, textOfHtml } from './description-text.ts';

/** An option as it is typed; `key` distinguishes rows that may hold the same. */
export type OptionDraft = { key: string; id: string; name: string; pricing: string; price: string };
export type GroupDraft = { key: string; name: string; choice: string; options: readonly OptionDraft[] };

type Sent = z.input<typeof keptPromotionCalls.create.body>;

/** The fields of a promotion that stand alone, by the names that they are sent under. */
type PlainField = Exclude<keyof Sent, 'place' | 'professional' | 'groups'>;

/** A promotion as it is typed: texts, so that none is lost while it is wrong. */
export type OfferDraft = Record<PlainField, string> & { groups: readonly GroupDraft[] };

export const EMPTY_OFFER: OfferDraft = {
  title: '',
  category: '',
  old_price: '',
  new_price: '',
  starts_at: '',
  ends_at: '',
  use_until: '',
  quota: '',
  description: '',
  terms: '',
  groups: [],
};

/** The draft of a stored promotion. Times are those of Việt Nam, as boxes for them hold them. */
export function draftOfOffer(kept: KeptPromotion): OfferDraft {
  const { title, category, terms, old_price, new_price, starts_at, ends_at, use_until, quota } = kept;
  return {
    title,
    category,
    terms,
    description: textOfHtml(kept.description),
    old_price: old_price?.toString() ?? '',
    new_price: String(new_price),
    quota: quota?.toString() ?? '',
    starts_at: boxTime(starts_at),
    ends_at: boxTime(ends_at),
    use_until: use_until === ends_at ? '' : boxTime(use_until),
    groups: kept.groups.map(({ name, choice, options }, at) => ({
      key: `g${at}`,
      name,
      choice,
      options: options.map(({ id, name: option, pricing, price }) => ({
        key: `o${id}`,
        id: String(id),
        name: option,
        pricing,
        price: String(price),
      })),
    })),
  };
}

/** What a form sent. Rows stand under `groups.0.name` and `groups.0.options.1.price`. */
export function draftIn(values: FormValues): OfferDraft {
  const at = (name: string): string => values[name] ?? '';
  const groups = rowsIn(values, 'groups').map(head => ({
    key: head,
    name: at(`${head}.name`),
    choice: at(`${head}.choice`),
    options: rowsIn(values, `${head}.options`).map(row => ({
      key: row,
      id: at(`${row}.id`),
      name: at(`${row}.name`),
      pricing: at(`${row}.pricing`),
      price: at(`${row}.price`),
    })),
  }));
  return {
    title: at('title'),
    category: at('category'),
    quota: at('quota'),
    old_price: at('old_price'),
    new_price: at('new_price'),
    starts_at: at('starts_at'),
    ends_at: at('ends_at'),
    use_until: at('use_until'),
    description: at('description'),
    terms: at('terms'),
    groups,
  };
}

/** The names before the fields of rows, in the order of their numbers. */
function rowsIn(values: FormValues, head: string): string[] {
  const names = Object.keys(values).filter(name => name.startsWith(`${head}.`));
  const numbers = names.map(name => Number(name.slice(head.length + 1).split('.')[0]));
  return [...new Set(numbers)]
    .filter(Number.isInteger)
    .toSorted((a, b) => a - b)
    .map(number => `${head}.${number}`);
}

/** What the call takes of a draft. What cannot be read is sent so that the server says what the field takes. */
export function bodyOf({ groups, ...draft }: OfferDraft) {
  const { title, category, description, terms, starts_at, ends_at, use_until } = draft;
  return {
    title,
    category,
    terms,
    description: htmlOfText(description),
    old_price: optionalNumber(draft.old_price),
    new_price: requiredNumber(draft.new_price),
    quota: optionalNumber(draft.quota),
    starts_at: moment(starts_at),
    ends_at: moment(ends_at),
    use_until: use_until === '' ? null : moment(use_until),
    groups: groups.map(({ name, choice, options }) => ({
      name,
      choice: choice === 'any' ? ('any' as const) : ('one' as const),
      options: options.map(({ id, name: option, pricing, price }) => ({
        ...(/^[1-9]\d{0,8}$/.test(id) ? { id: Number(id) } : {}),
        name: option,
        pricing: pricing === 'own' ? ('own' as const) : ('extra' as const),
        price: price.trim() === '' ? 0 : requiredNumber(price),
      })),
    })),
  };
}

/** `2026-11-25T08:30`, which has no zone, as the moment that it is in Việt Nam. */
const moment = (text: string): string => (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? `${text}:00+07:00` : text);

const boxTime = (iso: string): string => vietnamClock(Date.parse(iso)).toISOString().slice(0, 16);
