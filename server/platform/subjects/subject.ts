import type { Expression } from 'kysely';
import type { ChangedTags } from '../cache/changed-tags.ts';
import type { FavouriteItem, FavouriteShape } from '../contract/favourite-shapes.ts';
import type { Database } from '../db/database.ts';
import type { Query } from '../db/query.ts';
import type { FacetStore } from '../facets/facet-store.ts';
import type { ExportPart } from '../features/personal-data.ts';
import type { Position } from '../geo/distance.ts';
import type { PageQuery } from '../http/site-page.ts';
import type { ListTable } from '../lists/list-table.ts';

/** How a kind of record is kept as a favourite. */
export interface FavouriteCards extends FavouriteShape {
  /** Cards of the public records among `ids`, by id; distances are from `position`. A fixed number of queries. */
  read(
    services: { readonly db: Database },
    ids: readonly number[],
    position: Position | undefined,
  ): Promise<ReadonlyMap<number, FavouriteItem>>;
}

/** One file of what the owner of pages gets of them. */
export interface OwnersPart extends Omit<ExportPart, 'query'> {
  /** What is kept of these pages; `owned` are their ids. */
  query(owned: Expression<number>): Query<object>;
}

/**
 * A kind of record that features above its own do something with: picture, reveal the contact of, keep as a favourite.
 * They ask the registry, `services.subjects`, and name no kind.
 */
export interface Subject {
  /** In rows, events, addresses and answers; at most 20 characters. */
  readonly name: string;
  /** With the columns `id`, `slug` and `name`; of records with contacts also `phone` and `email`. */
  readonly table: string;
  /** Its tables, each with what exports of everything say of it, in a few words of English. */
  readonly exported: Readonly<Record<string, string>>;
  /** Condition in SQL, of columns of the table, under which everybody may see a record. */
  readonly isPublic: string;
  /** The path of its records' pages, with `:slugId`. */
  readonly page: string;
  /** The path of a record's page. */
  pageUrl(record: { readonly id: number; readonly slug: string }): string;
  /** Its records have pictures and videos. */
  readonly pictures: boolean;
  /** Its records have a phone number or an email address, which are shown on request. */
  readonly contacts: boolean;
  /** People review its records, which have the columns `rating_sum` to `relevance` for it. */
  readonly reviewed: boolean;
  /**
   * People write posts about its records, which have the columns `last_position`, `reply_count`, `answer_count`,
   * `thank_count`, `last_reply_at` and `is_locked` for it.
   */
  readonly discussed?: boolean;
  /** What opens a discussion of its records may be something that cannot wait, which their column `urgency` says. */
  readonly urgent?: boolean;
  /** Makes again what its names are ordered and compared by; undefined where nothing of its rows follows from names. */
  rebuildNames?(services: { readonly db: Database }): Promise<void>;
  /** Its records are people: how their names are compared, in the column `folded_name`. */
  readonly people?: { foldedName(name: string): string };
  /** What the owner of a page gets of it on request. */
  readonly ownersData?: readonly OwnersPart[];
  /** Undefined where nobody keeps such records. */
  readonly favourites?: FavouriteCards;
  /** Undefined where no list of the directory shows such records. */
  readonly list?: SubjectList;
}

/** What facets are made again with. */
export interface FacetServices {
  readonly db: Database;
  readonly facets: FacetStore;
  readonly tags: ChangedTags;
}

/** How a kind of record is listed, so that an empty list of another kind can lead there. */
export interface SubjectList {
  /** The address of its page with a query. */
  address(query: PageQuery): string;
  /** The parameters by which it is narrowed. */
  readonly filters: readonly string[];
  readonly table: ListTable;
  /** Makes the bitmaps of its filters again, after a bulk load. */
  rebuildFacets(services: FacetServices): Promise<void>;
  /** A filter by whose values it is counted. */
  readonly tally?: string;
  /**
   * Counts records by what they are called: "12 bác sĩ".
   * @param tally how many have each value of that filter, by slug; empty without one
   * @param total at least 1
   */
  nouns(
    tally: ReadonlyMap<string, number>,
    total: number,
  ): readonly { readonly noun: string; readonly count: number }[];
}

/** All kinds of record of this installation. */
export interface Subjects {
  readonly all: readonly Subject[];
  /** The kinds of record that people may keep as favourites. */
  readonly favourites: ReadonlyArray<Subject & { readonly favourites: FavouriteCards }>;
  /** The kinds of record that the directory lists. */
  readonly listed: ReadonlyArray<Subject & { readonly list: SubjectList }>;
  /** Throws where there is none of this name. */
  get(name: string): Subject;
}

/** Makes the registry. Throws where two kinds have one name. */
export function createSubjects(all: readonly Subject[]): Subjects {
  const byName = new Map(all.map(subject => [subject.name, subject]));
  if (byName.size < all.length) throw new Error('Two kinds of record have the same name');
  return {
    all,
    favourites: all.flatMap(({ favourites, ...subject }) => (favourites ? [{ ...subject, favourites }] : [])),
    listed: all.flatMap(({ list, ...subject }) => (list ? [{ ...subject, list }] : [])),
    get: name => {
      const subject = byName.get(name);
      if (!subject) throw new Error(`No kind of record is named ${name}`);
      return subject;
    },
  };
}
