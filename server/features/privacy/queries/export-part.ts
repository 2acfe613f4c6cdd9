/** One file of the export. */
export interface ExportPart {
  readonly file: string;
  /** Each `?` stands for the account's id. */
  readonly sql: string;
  /** Makes a row, whose values are plain already, fit to be read by its owner. */
  readonly present?: (row: Row, origin: string) => Row;
}

export type Row = Readonly<Record<string, unknown>>;
