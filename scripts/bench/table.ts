/** Lays out rows under a heading as a Markdown table, numbers to the right. */
export function markdownTable(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heading.map((text, column) => Math.max(text.length, ...rows.map(row => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [line(heading), rule, ...rows.map(line)].join('\n');
}

export const fixed = (value: number, digits = 2) => (Number.isFinite(value) ? value.toFixed(digits) : '–');
export const megabytes = (bytes: number) => fixed(bytes / 1_048_576, 0);
export const kilobytes = (bytes: number) => fixed(bytes / 1_024, 1);
