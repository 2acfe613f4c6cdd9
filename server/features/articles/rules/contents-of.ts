import { slugOf } from '../../../platform/text/fold-text.ts';
import { textOfHtml } from '../../posts/rules/post-text.ts';
import type { ArticleDetail } from '../contract.ts';

/** Headings of sanitised HTML, which holds no markup inside its attributes. */
const HEADING = /<h([23])((?: [^>]*)?)>(.*?)<\/h\1>/gs;
const MAX_ID = 60;

/**
 * Gives the headings of an article ids by which the list of contents leads to them; each id is there once.
 * @param prefix with which the ids begin: not that of anything else on the page
 */
export function contentsOf(html: string, prefix = 'muc'): Pick<ArticleDetail, 'body' | 'contents'> {
  const contents: ArticleDetail['contents'] = [];
  // Most texts have no headings, and a text of many links has many tags to look at.
  if (!html.includes('</h')) return { body: html, contents };
  const taken = new Set<string>();
  const body = html.replace(HEADING, (heading, rank: string, attributes: string, inner: string) => {
    const label = textOfHtml(inner);
    if (label === '') return heading;
    const id = freeId(`${prefix}-${slugOf(label).slice(0, MAX_ID)}`, taken);
    contents.push({ id, label, level: rank === '2' ? 1 : 2 });
    return `<h${rank}${attributes} id="${id}">${inner}</h${rank}>`;
  });
  return { body, contents };
}

function freeId(base: string, taken: Set<string>): string {
  let id = base;
  for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`;
  taken.add(id);
  return id;
}
