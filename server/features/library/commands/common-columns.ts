import { lockRows } from '../../../platform/db/lock-rows.ts';
import { tablesWith } from '../../../platform/db/tables.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { conflict, invalid } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { slugOf } from '../../../platform/text/fold-text.ts';
import { safeHtml } from '../../../platform/text/safe-html.ts';
import { termsOf } from '../../taxonomy/term.repository.ts';
import type { LibraryStatus } from '../contract.ts';
import { listName } from '../rules/list-name.ts';
import { summaryOf } from '../rules/summary-of.ts';
import type { LibraryWrite } from '../staff-contract.ts';

/** Runs in the same transaction; writes into the audit log what was done. */
export type Also = (unit: UnitOfWork, id: number) => Promise<void>;

interface RecordState {
  readonly id: number;
  readonly status: LibraryStatus;
  readonly publishedAt: Date | null;
  readonly updatedAt: Date;
}

const tables = tablesWith<RecordState>();

/** A record that nobody else changes until the transaction ends; undefined where there is none. */
export async function lockedRecord(
  unit: UnitOfWork,
  { db }: Pick<Services, 'db'>,
  table: string,
  id: number,
): Promise<RecordState | undefined> {
  await lockRows(unit, db.engine, table, [id]);
  return unit.row(tables.selectFrom(table).select(['id', 'status', 'publishedAt', 'updatedAt']).where('id', '=', id));
}

/** Throws 409 where another editor saved since `updatedAt`, an ISO moment. */
export function requireUnchanged(stored: RecordState, updatedAt: string): void {
  if (stored.updatedAt.getTime() === new Date(updatedAt).getTime()) return;
  throw conflict('Trang này vừa được lưu ở nơi khác. Xin tải lại trang rồi sửa tiếp.');
}

/** The columns that follow from what is written of any record. */
export function commonColumns(draft: LibraryWrite, overview: string, now: Date, before: RecordState | undefined) {
  const { letter, sortName } = listName(draft.name);
  const published = before?.publishedAt ?? null;
  return {
    name: draft.name,
    slug: slugOf(draft.name),
    letter,
    sortName: sortName,
    summary: summaryOf(overview),
    authorName: draft.author_name,
    author: draft.author,
    status: draft.status,
    reviewerName: draft.reviewer_name,
    reviewer: draft.reviewer,
    reviewedOn: draft.reviewed_on,
    publishedAt: draft.status === 'published' ? (published ?? now) : published,
    updatedAt: now,
  };
}

const HEADING_2 = /(<\/?)h2(?=[\s>])/g;

/** Sanitised sections; their headings stand below those of the page. */
export async function cleanSections<const Name extends string>(
  names: readonly Name[],
  draft: Readonly<Record<Name, string>>,
): Promise<Array<readonly [Name, string]>> {
  return Promise.all(
    names.map(async name => [name, (await safeHtml(draft[name], 'full')).replace(HEADING_2, '$1h3')] as const),
  );
}

/** Throws 422 where a speciality is none, or where nothing stands in the section that begins a public text. */
export async function requireSound(
  { db }: Pick<Services, 'db'>,
  { specialities, status }: Pick<LibraryWrite, 'specialities' | 'status'>,
  overview: string,
): Promise<void> {
  const terms = await termsOf(db);
  if (!specialities.every(id => terms.get(id)?.kind === 'speciality')) {
    throw invalid({ specialities: ['Có chuyên khoa không còn nữa.'] });
  }
  if (status === 'published' && overview === '') throw invalid({ overview: ['Xin viết phần đầu trước khi đăng.'] });
}
