import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { conflict } from '../../../platform/errors/problem.ts';

/** How places and professionals are saved. */
export interface SaveOptions {
  /** Runs in the same transaction, with the ids in the order of the drafts. */
  readonly also?: (unit: UnitOfWork, ids: readonly number[]) => Promise<void>;
  /** What follows from other tables is made anew; the time of the last change stays. */
  readonly quietly?: boolean;
}

/** Throws 409 where a row, read under its lock, was saved by somebody else since a form was filled from it. */
export function requireUnchanged({ updatedAt }: { readonly updatedAt: Date }, basedOn: Date | undefined): void {
  if (basedOn !== undefined && basedOn.getTime() !== updatedAt.getTime()) throw changedMeanwhile();
}

/** What the second of two who edit the same thing is told. */
export function changedMeanwhile() {
  return conflict(
    'Có người khác vừa lưu mục này. Nội dung bạn nhập chưa được lưu: xin mở lại mục này để xem bản mới nhất rồi sửa tiếp.',
  );
}
