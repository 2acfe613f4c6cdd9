import { z } from 'zod';
import {
  hasControls,
  hasWords,
  saysSomething,
  tidied,
  tidiedLine,
  tidiedNumber,
  withoutUnseen,
  withPlainBreaks,
} from '../contract/visible-text.ts';
import { hasTooManyMarks, hasTooManyTags, limitMarks, MAX_MARKS } from './text-limits.ts';

/*
 * Schemas of submitted texts, for contracts: browsers load this file too. Each schema checks the length first and stops
 * at a text that is too long.
 */

const TOO_MANY_MARKS = `Có chữ mang quá ${MAX_MARKS} dấu, xin vui lòng gõ lại.`;
const TOO_MANY_TAGS = 'Nội dung có quá nhiều định dạng, xin vui lòng bớt định dạng.';
const CONTROLS = 'Có ký tự không hợp lệ.';
/** Of a name or a text that nobody can read. */
export const NO_WORDS = 'Xin vui lòng viết bằng chữ, ít nhất một chữ cái hoặc chữ số.';
const tooLong = (max: number) => `Không được quá ${max.toLocaleString('vi-VN')} ký tự.`;

/** Characters that are accepted for a text of at most `max`: tidying removes spaces and composes accents. */
export const rawLimit = (max: number): number => Math.min(4 * max, max + 10_000);

/** At most `max` characters, never normalised: for texts that are only compared with a known value. */
export const rawText = (max: number, error = tooLong(max)) => z.string().max(max, { error, abort: true });

/** The text as it was sent: at most `max` characters, with no more marks in a row than any language needs. */
export const sentText = (max: number, error?: string) =>
  rawText(max, error).refine(text => !hasTooManyMarks(text), { error: TOO_MANY_MARKS, abort: true });

const tidyText =
  (tidy: (text: string) => string) =>
  (max: number, error = tooLong(max)) =>
    sentText(rawLimit(max), error)
      .transform(tidy)
      .pipe(rawText(max, error).refine(text => !hasControls(text), CONTROLS));

/** The text as readers see it, in NFC without spaces around it, then of at most `max` characters; line breaks stay. */
export const plainText = tidyText(tidied);

/** One line: as {@link plainText}, with single spaces. */
export const lineText = tidyText(tidiedLine);

const MAX_NOTHING = 400;

/** A field that was left empty, or holds only what nobody sees; null. */
export const nothing = rawText(MAX_NOTHING)
  .refine(text => tidied(text) === '', { abort: true })
  .transform(() => null);

/** One line of a number or a code, whose dashes are plain ones. */
export const numberText = tidyText(tidiedNumber);

/**
 * A name or a title: one line of at least `least` characters, with a letter or a digit among them. What is too short ends no
 * check, so that all that is wrong with a form is said at once.
 */
export const namingText = (least: number, most: number, error: string, longError?: string) =>
  lineText(most, longError).pipe(
    z
      .string()
      .min(least, error)
      .refine(text => text.length < least || hasWords(text), NO_WORDS),
  );

/** Refuses a text that is not empty and says nothing, such as "…" alone. */
export const withWords = <S extends z.ZodType<string>>(schema: S) =>
  schema.refine(text => text === '' || saysSomething(text), NO_WORDS);

const MAX_REASON = 500;

/** Why a staff member decides or a visitor complains; `missing` is said of none. */
export const reasonText = (missing: string, error = `Lý do dài tối đa ${MAX_REASON} ký tự.`) =>
  withWords(plainText(MAX_REASON, error).refine(text => text !== '', missing));

/** HTML as it was sent, of at most `max` characters; `safeHtml` must clean it before a page shows it. */
export const htmlText = (max: number) =>
  sentText(max)
    .refine(html => !hasTooManyTags(html), { error: TOO_MANY_TAGS, abort: true })
    .transform(html => withPlainBreaks(withoutUnseen(html)))
    .refine(html => !hasControls(html), CONTROLS);

const askedTooLong = (max: number) => `Từ khoá không được quá ${max} ký tự, xin vui lòng gõ ngắn hơn.`;

/** Words to search for: what nobody sees and superfluous marks are left out without an error. */
export const askedText = (max: number) =>
  rawText(max, askedTooLong(max)).transform(text => withoutUnseen(limitMarks(text)));

const MAX_REPEATED = 100;

/**
 * Words that narrow a list, of which an address may go without or repeat the parameter: the last one counts. Too many are
 * refused as in {@link askedText}: a list that passed them over would show what was not asked for as if it were found.
 */
export const askedWords = (max: number) =>
  z
    .union(
      [
        askedText(max),
        z
          .array(askedText(max))
          .max(MAX_REPEATED)
          .transform(texts => texts.at(-1)),
      ],
      { error: askedTooLong(max) },
    )
    .optional();
