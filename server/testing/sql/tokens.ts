/** One token of a statement. */
export interface Token {
  readonly is: 'name' | 'word' | 'parameter' | 'value' | 'mark';
  /** A word in small letters, a name as it is stored, a mark as it stands. */
  readonly text: string;
  /** How many parameters stand before it; PostgreSQL says the number itself. */
  readonly parameter: number;
}

const PIECES =
  /\s+|--[^\n]*|"(?<quoted>[^"]+)"|`(?<ticked>[^`]+)`|'(?:[^']|'')*'|\$(?<number>\d+)|(?<asked>\?)|(?<word>[A-Za-z_][\w]*)|\d+(?:\.\d+)?|(?<mark><>|<=|>=|!=|::|\|\||[^\s\w])/g;

const KEYWORDS = new Set(
  `select from where and or not in is null like as on join left right inner outer cross lateral group by order limit offset
  having union all exists case when then else end set values into update delete insert returning with recursive distinct
  asc desc between using indexed conflict do nothing filter over partition for no key skip locked materialized any array
  match collate escape cast true false interval`.split(/\s+/),
);

/** The tokens of a statement as the drivers get it. */
export function tokensOf(sql: string): Token[] {
  const tokens: Token[] = [];
  let asked = 0;
  for (const { 0: piece, groups = {} } of sql.matchAll(PIECES)) {
    const { quoted, ticked, number, word, mark } = groups;
    const add = (is: Token['is'], text: string, parameter = -1) => void tokens.push({ is, text, parameter });
    const name = quoted ?? ticked;
    if (name !== undefined) add('name', name);
    else if (number !== undefined) add('parameter', '?', Number(number) - 1);
    else if (piece === '?') add('parameter', '?', asked++);
    else if (word !== undefined) {
      const small = word.toLowerCase();
      add(KEYWORDS.has(small) ? 'word' : 'name', small);
    } else if (mark !== undefined) add('mark', mark);
    else if (piece.trim() !== '' && !piece.startsWith('--')) add('value', piece);
  }
  return tokens;
}
