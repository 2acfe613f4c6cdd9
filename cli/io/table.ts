import Table from 'cli-table3';

/** A plain table: a head, a rule, aligned columns, no lines between. Long last columns are left to wrap. */
export function renderTable(head: readonly string[], rows: ReadonlyArray<readonly string[]>): string {
  const blank = { 'top-mid': '', 'top-left': '', 'top-right': '', top: '', mid: '', 'mid-mid': '', 'left-mid': '' };
  const ends = { 'bottom-mid': '', 'bottom-left': '', 'bottom-right': '', bottom: '', left: '', right: '' };
  const table = new Table({
    head: [...head],
    chars: { ...blank, ...ends, 'right-mid': '', middle: '  ' },
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
  });
  table.push(...rows.map(row => [...row]));
  return table.toString();
}
