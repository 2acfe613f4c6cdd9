import { z } from 'zod';
import { slugOf } from '../../platform/text/fold-text.ts';
import { type RecordKind, type RecordRow, recordKind, type Values } from '../records/record-kind.ts';
import { LIBRARY_STATUSES } from './contract.ts';
import { listName } from './rules/list-name.ts';
import { summaryOf } from './rules/summary-of.ts';

interface Declared extends Pick<RecordKind, 'record' | 'entity' | 'pageUrl' | 'missing'> {
  /** Further columns that follow from what is written. */
  alsoFollowing?(values: Values): Values;
}

/** A kind of record of the library: it stands in a list from A to Z, and its text begins with an overview. */
export const libraryKind = ({ alsoFollowing, ...kind }: Declared): RecordKind =>
  recordKind({
    ...kind,
    savedMeanwhile: 'Trang này vừa được lưu ở nơi khác. Xin tải lại trang rồi sửa tiếp.',
    followingColumns: (values, before, now) => ({
      ...libraryColumns(values, before, now),
      ...alsoFollowing?.(values),
    }),
  });

const written = z.object({
  name: z.string(),
  overview: z.string(),
  status: z.enum(LIBRARY_STATUSES),
});

function libraryColumns(values: Values, before: RecordRow | undefined, now: Date) {
  const { name, overview, status } = written.parse(values);
  const published = before?.publishedAt ?? null;
  return {
    slug: slugOf(name),
    ...listName(name),
    summary: summaryOf(overview),
    publishedAt: status === 'published' ? (published ?? now) : published,
  };
}
