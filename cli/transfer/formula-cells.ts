/** What spreadsheets run when a cell begins with it; the wide forms are typed on East Asian keyboards. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/u;
/** Numbers and telephone numbers are no more than themselves. */
const NUMBER = /^[+-]?[\d.]+$/;
const DISARMED = /^'+[=+\-@\t\r\n＝＋－＠]/u;

/** A cell that a spreadsheet takes as text: one that it would run as a formula gets a leading apostrophe. */
export function disarmCell(cell: string): string {
  return FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
}

/** Undoes {@link disarmCell}, exactly. */
export function rearmCell(cell: string): string {
  return DISARMED.test(cell) ? cell.slice(1) : cell;
}
