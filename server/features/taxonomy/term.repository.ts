import { type ContentVersions, versionedCache } from '../../platform/db/content-version.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Reader } from '../../platform/db/reader.ts';
import { synonymsOf } from '../synonyms/synonym.repository.ts';
import { tables } from './tables.ts';
import type { TermKind } from './term.entity.ts';

/** The content version to touch after a change of terms. */
export const TERMS = 'terms';

export interface TermEntry {
  readonly id: number;
  readonly kind: TermKind;
  readonly slug: string;
  readonly name: string;
  readonly abbreviation: string;
  readonly groupName: string;
  readonly aliases: readonly string[];
  /** Words that staff have said to mean it; no page shows them. */
  readonly synonyms: readonly string[];
  readonly description: string;
  readonly parent: number | null;
}

/** All terms, in memory: some hundred rows that staff change now and then. */
export interface Terms {
  /** In the order of their lists. */
  ofKind(kind: TermKind): readonly TermEntry[];
  get(id: number): TermEntry | undefined;
  bySlug(kind: TermKind, slug: string): TermEntry | undefined;
  /** A speciality's services. */
  childrenOf(id: number): readonly TermEntry[];
}

const readTerms = versionedCache(TERMS, loadTerms);

/** The terms as of now, or as of versions that were read. */
export function termsOf(db: Database, versions?: ContentVersions): Promise<Terms> {
  return readTerms(db, versions);
}

async function loadTerms(read: Reader): Promise<Terms> {
  const [rows, synonyms] = await Promise.all([
    read.rows(
      tables
        .selectFrom('term')
        .select(['id', 'kind', 'slug', 'name', 'abbreviation', 'groupName', 'aliases', 'description', 'parent'])
        .orderBy('position')
        .orderBy('id'),
    ),
    synonymsOf(read, 'term'),
  ]);
  const entries = rows.map((row): TermEntry => ({ ...row, synonyms: synonyms(row.id) }));
  const byId = new Map(entries.map(entry => [entry.id, entry]));
  const byKind = Map.groupBy(entries, entry => entry.kind);
  const byParent = Map.groupBy(entries, entry => entry.parent);
  const bySlug = new Map(entries.map(entry => [`${entry.kind}/${entry.slug}`, entry]));
  return {
    ofKind: kind => byKind.get(kind) ?? [],
    get: id => byId.get(id),
    bySlug: (kind, slug) => bySlug.get(`${kind}/${slug}`),
    childrenOf: id => byParent.get(id) ?? [],
  };
}
