import type { QuotedPost } from '@antam/server/features/posts/contract.ts';
import { formatDate } from '../../ui/text/format-date.ts';

/** Words of a post, whose they are, and when they were written. */
export type Quotation = { by: string; text: string };

/** The event for the form of a reply whose words stand in an editor. */
export const QUOTED = 'antam-quoted';

export function quotationOf({ post_data, replyer }: QuotedPost): Quotation {
  return { by: `${replyer.name} viết ngày ${formatDate(post_data.created_at)}:`, text: post_data.body_no_html.trim() };
}

/** As a plain box shows it. */
export const quotationText = ({ by, text }: Quotation): string => `${by}\n“${text}”`;

/** A quotation as an editor shows it. */
export const quotationHtml = ({ by, text }: Quotation): string =>
  `<p>${escaped(by)}</p><blockquote>${escaped(text).replaceAll('\n', '<br>')}</blockquote><p></p>`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
