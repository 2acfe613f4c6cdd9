/** Where the product stands with one requirement of the standard. */
const STATES = ['holds', 'does not apply', 'open'];

/** A row begins with a number of three parts, `| 1.2.3 | 1 | holds | where and why |`. */
const ROW = /^\| *(\d+\.\d+\.\d+) *\|(.*)$/gm;

/** Reads the tab-separated list of numbers, each with its level. */
export function readNumbers(list: string): Map<string, string> {
  const [, ...lines] = list.trimEnd().split('\n');
  return new Map(
    lines.map(line => {
      const [number = '', level = ''] = line.split('\t');
      return [number, level];
    }),
  );
}

/**
 * What is wrong with the tables of a page, a line each: numbers without a row or with two, rows without a number of the
 * list, another level, an unknown state, nothing said.
 */
export function complaintsAbout(page: string, numbers: ReadonlyMap<string, string>): string[] {
  const rows = [...page.matchAll(ROW)].map(([, number = '', rest = '']) => ({ number, cells: cellsOf(rest) }));
  const seen = new Map<string, number>();
  for (const { number } of rows) seen.set(number, (seen.get(number) ?? 0) + 1);
  return [
    ...[...numbers.keys()].filter(number => !seen.has(number)).map(number => `${number} has no row`),
    ...[...seen].filter(([, count]) => count > 1).map(([number, count]) => `${number} has ${count} rows`),
    ...rows.flatMap(({ number, cells }) => faultsOf(cells, numbers.get(number)).map(fault => `${number} ${fault}`)),
  ];
}

const cellsOf = (rest: string) =>
  rest
    .split('|')
    .slice(0, -1)
    .map(cell => cell.trim());

function faultsOf(
  [level = '', state = '', why = '', ...more]: readonly string[],
  wanted: string | undefined,
): string[] {
  if (wanted === undefined) return ['is no number of the list'];
  return [
    ...(level === wanted ? [] : [`is of level ${wanted}, not ${level}`]),
    ...(STATES.includes(state) ? [] : [`has the unknown state "${state}"`]),
    ...(why === '' ? ['says nothing'] : []),
    ...(more.length === 0 ? [] : ['has too many cells']),
  ];
}
