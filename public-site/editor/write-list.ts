type Item = {
  readonly list: 'ol' | 'ul';
  /** How far it is set in. */
  readonly depth: number;
  /** The opening tag. */
  readonly start: string;
  readonly content: string;
};

/** The deepest level of a list in a list. */
const DEEPEST = 8;

/** Items that stand below each other as lists in lists; none is set in more than one step further than the one above. */
export function listMarkup(items: readonly Item[]): string {
  const open: string[] = [];
  let markup = '';
  for (const { list, depth: wanted, start, content } of items) {
    const depth = Math.min(Math.max(wanted, 0), open.length, DEEPEST);
    while (open.length > depth + 1) markup += `</li></${open.pop()}>`;
    if (open.length === depth + 1) {
      markup += '</li>';
      if (open.at(-1) !== list) markup += `</${open.pop()}>`;
    }
    if (open.length === depth) {
      markup += `<${list}>`;
      open.push(list);
    }
    markup += `${start}${content}`;
  }
  while (open.length > 0) markup += `</li></${open.pop()}>`;
  return markup;
}
