import type { Database } from '../db/database.ts';
import { tablesWith } from '../db/tables.ts';
import type { Subject } from './subject.ts';

/** A kind of record whose pages can be looked at before everybody may see them. Its table has a column `status`. */
export interface PreviewKind extends Pick<Subject, 'name' | 'table' | 'pageUrl'> {
  /** Whether a record has an earlier version; absent where records keep none. */
  hasVersion?(db: Database, id: number, version: number): Promise<boolean>;
  /** Whether everybody may see a published record; absent where that follows from its own status alone. */
  isShown?(db: Database, id: number): Promise<boolean>;
}

/** The one record whose page is rendered as a preview. */
export interface Previewed {
  readonly kind: string;
  readonly id: number;
  /** Of an earlier version of the record; null for the record as it is. */
  readonly version: number | null;
}

/** Where the page of a record is, and whether everybody may see it. */
export interface PreviewPage {
  readonly url: string;
  readonly isPublic: boolean;
}

const rows = tablesWith<{ readonly id: number; readonly slug: string; readonly status: string }>();

/** The page of a previewed record; undefined where there is no such kind, record or version. */
export async function previewPage(
  { db, previews }: { readonly db: Database; readonly previews: readonly PreviewKind[] },
  { kind, id, version }: Previewed,
): Promise<PreviewPage | undefined> {
  const known = previews.find(({ name }) => name === kind);
  if (!known) return undefined;
  const row = await db.primary.row(rows.selectFrom(known.table).select(['id', 'slug', 'status']).where('id', '=', id));
  if (!row) return undefined;
  if (version !== null && !(await known.hasVersion?.(db, id, version))) return undefined;
  const isPublished = version === null && row.status === 'published';
  return { url: known.pageUrl(row), isPublic: isPublished && ((await known.isShown?.(db, id)) ?? true) };
}
