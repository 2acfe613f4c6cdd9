import { cutTo } from './cells.ts';
import type { ImportNote, ImportReport, Remark, Severity } from './import.ts';

/** Who a note is about. */
export interface RowIdentity {
  readonly line: number;
  readonly externalId: string;
  readonly name: string;
}

/** Characters of what rows say about themselves: a report of long cells would be as long as the list. */
const MAX_LENGTHS = { externalId: 120, name: 200, message: 400 };

export type Outcome = 'added' | 'updated' | 'unchanged' | 'refused';

/** Collects what happens to the rows of one import. */
export class ImportLog {
  readonly #kind: string;
  readonly #notes: ImportNote[] = [];
  readonly #outcomes: Record<Outcome, number> = { added: 0, updated: 0, unchanged: 0, refused: 0 };

  constructor(kind: string) {
    this.#kind = kind;
  }

  note(row: RowIdentity, severity: Severity, { code, message }: Remark): void {
    this.#notes.push({
      line: row.line,
      externalId: shorten(row.externalId, MAX_LENGTHS.externalId),
      name: shorten(row.name, MAX_LENGTHS.name),
      severity,
      code,
      message: shorten(message, MAX_LENGTHS.message),
    });
  }

  refuse(row: RowIdentity, remark: Remark): void {
    this.note(row, 'refused', remark);
    this.count('refused');
  }

  count(outcome: Outcome): void {
    this.#outcomes[outcome] += 1;
  }

  /** Of a row that was counted and came to something else. */
  recount(before: Outcome, now: Outcome): void {
    this.#outcomes[before] -= 1;
    this.#outcomes[now] += 1;
  }

  /** Rows seen so far, refused ones included. */
  get read(): number {
    return Object.values(this.#outcomes).reduce((sum, count) => sum + count, 0);
  }

  report(): ImportReport {
    const notes = [...this.#notes].sort((a, b) => a.line - b.line);
    const linesWith = (severity: Severity) =>
      new Set(notes.filter(note => note.severity === severity).map(note => note.line)).size;
    return {
      kind: this.#kind,
      read: this.read,
      ...this.#outcomes,
      repaired: linesWith('repaired'),
      flagged: linesWith('flagged'),
      notes,
    };
  }
}

const shorten = (text: string, max: number) => (text.length > max ? `${cutTo(text, max - 1)}…` : text);
