import { slugOf } from '../../platform/text/fold-text.ts';
import { type PagedKind, type RecordKind, recordKind } from '../records/record-kind.ts';
import type { RecordRow, Values } from '../records/record-row.ts';
import type { Fields, LineField, SectionField, StatusField, ValuesOf } from '../records/staff-fields-contract.ts';
import { listName } from './rules/list-name.ts';
import { summaryOf } from './rules/summary-of.ts';

/** What every kind of the library has among its fields. */
interface LibraryFields extends Fields {
  readonly name: LineField;
  readonly overview: SectionField;
  readonly status: StatusField;
}

interface Declared<F extends LibraryFields> extends PagedKind<F> {
  /** Further columns that follow from what is written. */
  readonly alsoFollowing?: (values: ValuesOf<F>) => Values;
}

/** A kind of record of the library: it stands in a list from A to Z, and its text begins with an overview. */
export const libraryKind = <F extends LibraryFields>({
  alsoFollowing,
  ...kind
}: Declared<F>): RecordKind<F> & PagedKind<F> => ({
  ...recordKind({
    ...kind,
    savedMeanwhile: 'Trang này vừa được lưu ở nơi khác. Xin tải lại trang rồi sửa tiếp.',
    followingColumns: (values, before, now) => ({
      ...libraryColumns(values, before?.row, now),
      ...alsoFollowing?.(values),
    }),
  }),
  pageUrl: kind.pageUrl,
});

function libraryColumns({ name, overview, status }: ValuesOf<LibraryFields>, before: RecordRow | undefined, now: Date) {
  const published = before?.publishedAt ?? null;
  return {
    slug: slugOf(name),
    ...listName(name),
    summary: summaryOf(overview),
    publishedAt: status === 'published' ? (published ?? now) : published,
  };
}
