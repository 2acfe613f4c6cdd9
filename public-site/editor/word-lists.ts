/** Signs of lists as Word writes them into the text; the private ones are letters of its fonts of symbols. */
const BULLETS = '·•▪▫◦‣⁃●○■□\\uf0a7\\uf0b7\\uf0d8\\uf076\\uf0fc';
const BULLET = new RegExp(`^[\\s\\u00a0]*[${BULLETS}][\\s\\u00a0]+`);
/** What stands before an entry of a paragraph that says itself that it is one: letters of fonts too, and numbers. */
const MARKER = new RegExp(
  `^[\\s\\u00a0]*(?:[${BULLETS}o§Øüvq-]|\\(?(?:\\d{1,3}|[a-z]|[ivx]{1,5})[.)])[\\s\\u00a0]+`,
  'i',
);
const NUMBER = /^[\s\u00a0]*\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]/i;
const LIST_STYLE = /\bmso-list:\s*l\d+/i;
const LEVEL = /\bmso-list:[^;]*\blevel(\d)/i;
const IGNORED = /\bmso-list:\s*ignore/i;
const BLOCK_INSIDE = 'p, div, ul, ol, table, h1, h2, h3, h4, h5, h6, blockquote';

type Entry = { readonly element: Element; readonly list: 'bullet' | 'ordered'; readonly indent: number };

/**
 * Makes lists of paragraphs that only look like entries, as Word and those who copy from it send them. Entries are flat
 * and say their list and their level themselves, which is how the editor reads lists.
 */
export function listsOfParagraphs(document: Document): void {
  let items: Entry[] = [];
  const end = () => {
    const [first] = items;
    if (first) replace(document, first.element, items);
    items = [];
  };
  for (const element of document.body.querySelectorAll('p, div')) {
    const item = entryOf(element);
    if (!item || items.at(-1)?.element.nextElementSibling !== element) end();
    if (item) items.push(item);
  }
  end();
}

/** Lines of plain text that begin with signs of lists, as HTML with such paragraphs; undefined where there are none. */
export function paragraphsOfBullets(text: string): string | undefined {
  const lines = text.split(/\r?\n/);
  if (!lines.some(line => BULLET.test(line))) return undefined;
  const document = new DOMParser().parseFromString('', 'text/html');
  for (const line of lines.filter(each => each.trim() !== '')) {
    const paragraph = document.createElement('p');
    paragraph.textContent = line;
    document.body.append(paragraph);
  }
  return document.body.innerHTML;
}

/** What an element is as an entry, its marker taken off; undefined where it is none. */
function entryOf(element: Element): Entry | undefined {
  if (element.querySelector(BLOCK_INSIDE) || element.closest('li')) return undefined;
  const style = element.getAttribute('style') ?? '';
  const isListed = LIST_STYLE.test(style);
  const saysSo = isListed || /^MsoListParagraph/.test(element.className);
  const ignored = [...element.querySelectorAll('[style]')].find(each => IGNORED.test(each.getAttribute('style') ?? ''));
  const text = element.textContent ?? '';
  const marker = ignored?.textContent ?? (saysSo ? MARKER : BULLET).exec(text)?.[0];
  if (marker === undefined && !isListed) return undefined;
  if (ignored) ignored.remove();
  else if (marker !== undefined) cutStart(element, marker.length);
  const list = NUMBER.test(marker ?? '') ? 'ordered' : 'bullet';
  return { element, list, indent: Math.max(Number(LEVEL.exec(style)?.[1] ?? 1) - 1, 0) };
}

/** Takes so many letters off the start of an element. */
function cutStart(element: Element, length: number): void {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = length;
  for (let node = walker.nextNode(); node && left > 0; node = walker.nextNode()) {
    const { length: all } = node.nodeValue ?? '';
    node.nodeValue = (node.nodeValue ?? '').slice(left);
    left -= Math.min(left, all);
  }
}

function replace(document: Document, first: Element, items: readonly Entry[]): void {
  const list = document.createElement('ul');
  first.before(list);
  for (const { element, list: kind, indent } of items) {
    const entry = document.createElement('li');
    entry.setAttribute('data-list', kind);
    if (indent > 0) entry.className = `ql-indent-${indent}`;
    entry.append(...element.childNodes);
    list.append(entry);
    element.remove();
  }
}
