import { z } from 'zod';
import { hasTooManyMarks, limitMarks, MOST_MARKS } from './marks.ts';
import { hasTooManyTags } from './tags.ts';

/*
 * Schemas of texts that somebody sends, for contracts: browsers load this file too. Each looks at the length of what was
 * sent before anything else, and nothing more happens to a text that is too long.
 */

const TOO_MANY_MARKS = `Có chữ mang quá ${MOST_MARKS} dấu, xin vui lòng gõ lại.`;
const TOO_MANY_TAGS = 'Nội dung có quá nhiều định dạng, xin vui lòng bớt định dạng.';
const tooLong = (max: number) => `Không được quá ${max} ký tự.`;

/** Characters that are read for a text of at most `max`: tidying takes spaces and loose accents off. */
export const rawLimit = (max: number): number => Math.min(4 * max, max + 10_000);

/** At most `max` characters of anything: what is compared with something known, and never normalised. */
export const rawText = (max: number, error = tooLong(max)) => z.string().max(max, { error, abort: true });

/** As it was sent: at most `max` characters, and no more marks in a row than any language has. */
export const sentText = (max: number, error?: string) =>
  rawText(max, error).refine(text => !hasTooManyMarks(text), { error: TOO_MANY_MARKS, abort: true });

/** In NFC without spaces around it, of at most `max` characters then; line breaks stay. */
export const plainText = (max: number, error = tooLong(max)) =>
  sentText(rawLimit(max), error)
    .transform(text => text.normalize('NFC').trim())
    .pipe(rawText(max, error));

/** One line: as {@link plainText}, with single spaces. */
export const lineText = (max: number, error = tooLong(max)) =>
  sentText(rawLimit(max), error)
    .transform(text => text.normalize('NFC').trim().replace(/\s+/gu, ' '))
    .pipe(rawText(max, error));

/** HTML as it was sent, of at most `max` characters; it is not safe yet. */
export const htmlText = (max: number) =>
  sentText(max).refine(html => !hasTooManyTags(html), { error: TOO_MANY_TAGS, abort: true });

/** What somebody looks for: nobody is told off for too many marks, they are left out. */
export const askedText = (max: number) => rawText(max).transform(limitMarks);
