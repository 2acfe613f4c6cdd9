import { type FormattedTextKind, isFormatted } from '../../../platform/contract/formatted-text.ts';
import { saysSomething } from '../../../platform/contract/visible-text.ts';
import { type FieldErrors, invalid } from '../../../platform/errors/problem.ts';
import type { StoredLinks } from '../../../platform/linking/linking.ts';
import type { Services } from '../../../platform/services.ts';
import { paragraphsOf } from '../../../platform/text/paragraphs.ts';
import { safeHtml } from '../../../platform/text/safe-html.ts';
import { NO_WORDS } from '../../../platform/text/text-field.ts';
import { MAX_POST, MIN_POST } from '../contract.ts';
import { textOfHtml } from '../rules/post-text.ts';

/** What an author wrote, fit to be stored. */
export interface CleanBody {
  /** Sanitised. */
  readonly html: string;
  /** The same without markup, paragraphs on lines of their own. */
  readonly text: string;
}

/** Links in what visitors write are not recommended by the site. */
const OUTWARD = /(<a [^>]*\brel=")nofollow noopener"/g;
const markForeign = (html: string) => html.replace(OUTWARD, '$1nofollow ugc noopener"');

/**
 * Cleans what an author wrote: plain text becomes paragraphs, HTML is sanitised.
 * @param kind what may be in it: pictures only in what speaks for the site
 */
export async function cleanHtml(sent: string, kind: FormattedTextKind = 'minimal'): Promise<CleanBody> {
  const html = isFormatted(sent) ? sent : paragraphsOf(sent);
  const safe = await safeHtml(html, kind);
  return { html: kind === 'full' ? safe : markForeign(safe), text: textOfHtml(safe) };
}

/** The names in a body that is about to be stored in a discussion of this kind. */
export const linkBody = (
  { linking }: Pick<Services, 'linking'>,
  kind: string,
  { html }: CleanBody,
): Promise<StoredLinks> => linking.link({ table: 'post', subject: kind }, [html]);

/** As {@link cleanHtml}. Throws 422 about `body` where its words are too few or too many. */
export async function cleanPostBody(sent: string, kind: FormattedTextKind = 'minimal'): Promise<CleanBody> {
  const body = await cleanHtml(sent, kind);
  const fault = faultOf(body);
  if (fault !== null) throw invalid({ body: [fault] });
  return body;
}

/** What {@link cleanPostBody} would refuse, to be said together with what is wrong elsewhere in a form. */
export async function bodyFaults(sent: string): Promise<FieldErrors> {
  const fault = faultOf(await cleanHtml(sent));
  return fault === null ? {} : { body: [fault] };
}

function faultOf({ text }: CleanBody): string | null {
  if (text.length < MIN_POST) return `Nội dung cần ít nhất ${MIN_POST} ký tự.`;
  if (!saysSomething(text)) return NO_WORDS;
  return text.length > MAX_POST ? `Nội dung dài tối đa ${MAX_POST} ký tự.` : null;
}
