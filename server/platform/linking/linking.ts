import { contentVersions } from '../db/content-version.ts';
import type { Database } from '../db/database.ts';
import { once } from '../db/once.ts';
import type { Reader } from '../db/reader.ts';
import { tablesOf } from '../db/tables.ts';
import type { Target } from './known-name.ts';
import { LinkName } from './link-name.entity.ts';
import type { LinkNames, LinkTexts } from './link-sources.ts';
import { storedLinks } from './linked-text.ts';
import { type NameTree, nameTree } from './name-tree.ts';
import { type Word, wordReader } from './words.ts';

/** The content version to touch after a change of names. */
export const LINK_NAMES = 'link-names';

const tables = tablesOf(LinkName);

/** The names that texts are linked by, as of a version. */
export interface NameVersion {
  readonly version: number;
  readonly names: NameTree;
}

/** The columns in which links are stored beside a text. */
export interface StoredLinks {
  readonly linked: string | null;
  readonly linksVersion: number;
}

/** Links known names in texts; features say which names and which texts. */
export interface Linking {
  readonly names: readonly LinkNames[];
  readonly texts: readonly LinkTexts[];
  readWords(text: string): Word[];
  /** The names as of now, as `reader` sees them. */
  namesOf(reader: Reader): Promise<NameVersion>;
  /**
   * Links a text that is about to be stored, outside of its transaction. What names changed meanwhile is linked right
   * after the commit, because its version says so.
   * @param text its table and the kind of record whose page shows it, as {@link LinkTexts} name them; the id where the
   *   text is the record's own and stored already
   * @param parts in the order of the columns of {@link LinkTexts}
   */
  link(text: TextPlace, parts: readonly string[]): Promise<StoredLinks>;
  /** Links the parts of one row. */
  linkRow(
    source: Pick<LinkTexts, 'columns'>,
    parts: readonly string[],
    names: NameTree,
    self: Target | undefined,
  ): Promise<string | null>;
}

/** Where a text is stored. */
type TextPlace = Pick<LinkTexts, 'table' | 'subject'> & { readonly id?: number };

/** Of texts in which nothing is linked. */
const UNLINKED: StoredLinks = { linked: null, linksVersion: 0 };

export function createLinking(db: Database, names: readonly LinkNames[], texts: readonly LinkTexts[]): Linking {
  const readWords = wordReader();
  const leads = new Map(names.map(source => [source.kind, source.leads]));
  let known: { readonly version: number; readonly value: Promise<NameVersion> } | undefined;

  const namesOf = async (reader: Reader) => {
    const version = (await contentVersions(reader)).get(LINK_NAMES) ?? 0;
    if (known && known.version >= version) return known.value;
    const value = readNames(reader).then(rows => ({
      version,
      names: nameTree(rows, kind => leads.get(kind) ?? [], readWords),
    }));
    const made = { version, value };
    known = made;
    value.catch(() => {
      if (known === made) known = undefined;
    });
    return value;
  };
  const linker = once(() => import('./link-html.ts'));
  const linkRow: Linking['linkRow'] = async (source, parts, tree, self) => {
    const { linkHtml } = await linker.get();
    return storedLinks(source.columns, linkHtml(parts, tree, self));
  };
  return {
    names,
    texts,
    readWords,
    namesOf,
    linkRow,
    link: async ({ table, subject, id }, parts) => {
      const source = texts.find(each => each.table === table && each.subject === subject);
      if (!source) return UNLINKED;
      const { version, names: tree } = await namesOf(db.read);
      const self = id !== undefined && source.owner === 'id' ? { kind: subject, id } : undefined;
      return { linked: await linkRow(source, parts, tree, self), linksVersion: version };
    },
  };
}

const readNames = (reader: Reader) =>
  reader.rows(
    tables
      .selectFrom('link_name')
      .select(['kind', 'recordId as id', 'url', 'name', 'isMain'])
      .orderBy('kind')
      .orderBy('recordId')
      .orderBy('id'),
  );
