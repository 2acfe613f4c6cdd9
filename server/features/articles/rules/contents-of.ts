import { slugOf } from '../../../platform/text/fold-text.ts';
import { textOfHtml } from '../../posts/rules/post-text.ts';
import type { ArticleDetail } from '../contract.ts';

/** Headings of sanitised HTML, which holds no markup inside its attributes. */
const HEADING = /<h([23])((?: [^>]*)?)>(.*?)<\/h\1>/gs;
const LONGEST_ID = 60;

/** Gives the headings of an article ids by which the list of contents leads to them; each id is there once. */
export function contentsOf(html: string): Pick<ArticleDetail, 'body' | 'contents'> {
  const contents: ArticleDetail['contents'] = [];
  const taken = new Set<string>();
  const body = html.replace(HEADING, (heading, rank: string, attributes: string, inner: string) => {
    const label = textOfHtml(inner);
    if (label === '') return heading;
    const id = freeId(label, taken);
    contents.push({ id, label, level: rank === '2' ? 1 : 2 });
    return `<h${rank}${attributes} id="${id}">${inner}</h${rank}>`;
  });
  return { body, contents };
}

/** Not an id that something else of the page may have. */
function freeId(label: string, taken: Set<string>): string {
  const base = `muc-${slugOf(label).slice(0, LONGEST_ID)}`;
  let id = base;
  for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`;
  taken.add(id);
  return id;
}
