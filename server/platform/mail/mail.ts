import { z } from 'zod';

/** An email message to one person, in two forms of one content. */
export interface Mail {
  /** One plain address, without a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** One address and nothing that could be read as a second one, a name, a comment or a header. */
const ADDRESS = /^[^\s\p{C}@<>()[\]\\,;:"]{1,64}@[^\s\p{C}@<>()[\]\\,;:"]+$/u;
const SUBJECT_LENGTH = 200;

/**
 * An email message that can be handed over: throws on a bad address, makes the subject one line of at most 200
 * characters.
 */
export const mailSchema = z.object({
  to: z.string().max(254).regex(ADDRESS),
  subject: z.string().transform(oneLine).pipe(z.string().min(1)),
  text: z.string().min(1),
  html: z.string().min(1),
});

function oneLine(text: string): string {
  return [...text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim()].slice(0, SUBJECT_LENGTH).join('');
}
