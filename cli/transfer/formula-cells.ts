/** Cells that spreadsheets run as formulas; the wide forms are typed on East Asian keyboards. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/u;
/** Numbers and telephone numbers, which are harmless. */
const NUMBER = /^[+-]?[\d.]+$/;
const DISARMED = /^'+[=+\-@\t\r\n＝＋－＠]/u;

/** The cell in a form that spreadsheets read as text: a formula gets a leading apostrophe. */
export function disarmCell(cell: string): string {
  return FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
}

/** Undoes {@link disarmCell}, exactly. */
export function rearmCell(cell: string): string {
  return DISARMED.test(cell) ? cell.slice(1) : cell;
}
