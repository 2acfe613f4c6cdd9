import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { conflict } from '../../../platform/errors/problem.ts';
import type { TermLink } from '../../taxonomy/term-link.ts';

/** A record as it is stored, or has just been written. */
export interface StoredRecord<Row> {
  readonly row: Row;
  /** With terms, in the order shown. */
  readonly links: readonly TermLink[];
}

/** How records are saved. */
export interface SaveOptions<Stored = unknown> {
  /** Runs in the same transaction, with the ids in the order of the drafts and the records as they were written. */
  readonly also?: (unit: UnitOfWork, ids: readonly number[], written: readonly Stored[]) => Promise<void>;
  /** What follows from other tables is made again; the time of the last change stays. */
  readonly skipTimestamps?: boolean;
}

/** A draft that is made of the record as it is read under its lock. */
export interface RecordChange<Stored, Draft> {
  readonly id: number;
  /** When the record was last changed as the form was filled from it; saved since, the change is refused (409). */
  readonly basedOn: Date;
  /** Throws what refuses the change; may run again where the database aborts the transaction. */
  draft(stored: Stored): Draft;
  /** What is thrown where there is no such record. */
  missing(): Error;
}

/** Makes the drafts of changes, in a transaction that has locked and read the records. */
export function draftsOf<
  Stored extends StoredRecord<{ readonly updatedAt: Date }>,
  Draft extends { readonly id?: number },
>(wanted: ReadonlyArray<Draft | RecordChange<Stored, Draft>>, known: ReadonlyMap<number, Stored>): Draft[] {
  const isChange = (one: Draft | RecordChange<Stored, Draft>): one is RecordChange<Stored, Draft> => 'basedOn' in one;
  return wanted.map(one => {
    if (!isChange(one)) return one;
    const stored = known.get(one.id);
    if (!stored) throw one.missing();
    if (one.basedOn.getTime() !== stored.row.updatedAt.getTime()) throw changedMeanwhile();
    return { ...one.draft(stored), id: one.id };
  });
}

/** The answer to the second of two who edit the same record. */
function changedMeanwhile() {
  return conflict(
    'Có người khác vừa lưu mục này. Nội dung bạn nhập chưa được lưu: xin mở lại mục này để xem bản mới nhất rồi sửa tiếp.',
  );
}
