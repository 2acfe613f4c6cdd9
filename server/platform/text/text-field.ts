import { z } from 'zod';
import { hasTooManyMarks, hasTooManyTags, limitMarks, MOST_MARKS } from './text-limits.ts';

/*
 * Schemas of submitted texts, for contracts: browsers load this file too. Each schema checks the length first and stops
 * at a text that is too long.
 */

const TOO_MANY_MARKS = `Có chữ mang quá ${MOST_MARKS} dấu, xin vui lòng gõ lại.`;
const TOO_MANY_TAGS = 'Nội dung có quá nhiều định dạng, xin vui lòng bớt định dạng.';
const tooLong = (max: number) => `Không được quá ${max.toLocaleString('vi-VN')} ký tự.`;

/** Characters that are accepted for a text of at most `max`: tidying removes spaces and composes accents. */
export const rawLimit = (max: number): number => Math.min(4 * max, max + 10_000);

/** At most `max` characters, never normalised: for texts that are only compared with a known value. */
export const rawText = (max: number, error = tooLong(max)) => z.string().max(max, { error, abort: true });

/** The text as it was sent: at most `max` characters, with no more marks in a row than any language needs. */
export const sentText = (max: number, error?: string) =>
  rawText(max, error).refine(text => !hasTooManyMarks(text), { error: TOO_MANY_MARKS, abort: true });

/** The text in NFC without spaces around it, then of at most `max` characters; line breaks stay. */
export const plainText = (max: number, error = tooLong(max)) =>
  sentText(rawLimit(max), error)
    .transform(text => text.normalize('NFC').trim())
    .pipe(rawText(max, error));

/** One line: as {@link plainText}, with single spaces. */
export const lineText = (max: number, error = tooLong(max)) =>
  sentText(rawLimit(max), error)
    .transform(text => text.normalize('NFC').trim().replace(/\s+/gu, ' '))
    .pipe(rawText(max, error));

/** HTML as it was sent, of at most `max` characters; `safeHtml` must clean it before a page shows it. */
export const htmlText = (max: number) =>
  sentText(max).refine(html => !hasTooManyTags(html), { error: TOO_MANY_TAGS, abort: true });

/** Words to search for: superfluous marks are left out without an error. */
export const askedText = (max: number) => rawText(max).transform(limitMarks);
