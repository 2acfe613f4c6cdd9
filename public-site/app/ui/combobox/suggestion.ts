import type { ReactNode } from 'react';
import { includesFolded } from '../text/fold.ts';
import { truncate } from '../text/truncate.ts';

export type SuggestionRow = {
  key: string;
  /** The text that is matched, marked and put into the box. */
  value: string;
  /** The page that the row opens; without it the row only fills the box. */
  to?: string;
  /** What the row shows, if not just its value. */
  content?: ReactNode;
};

export type SuggestionGroup = {
  key: string;
  title?: string;
  /** Stands above the group: what it and all below it are. */
  note?: string;
  rows: readonly SuggestionRow[];
  /** A last row that leads to everything of this kind. */
  more?: { label: string; to: string };
};

/** Rows that a suggestion list shows by default. */
export const mostSuggestions = 10;

/** The groups cut down to `max` rows in all; groups that are left without rows are dropped. */
export function limitRows(groups: readonly SuggestionGroup[], max: number): SuggestionGroup[] {
  let room = max;
  return groups.flatMap(group => {
    const rows = group.rows.slice(0, room);
    room -= rows.length;
    return rows.length > 0 ? [{ ...group, rows }] : [];
  });
}

/** The entries whose value contains the query, without regard to case and accents; at most `max`. None for a blank query. */
export function matchingRows<Row extends { value: string }>(
  rows: readonly Row[],
  query: string,
  max: number = mostSuggestions,
): Row[] {
  if (!query.trim()) return [];
  return rows.filter(row => includesFolded(row.value, query)).slice(0, max);
}

/** How tag and people boxes look things up: 400 ms after the last key. */
export const tagLookup = { debounce: 400, quiet: 0 } as const;
const mostTags = 6;
const longestTagName = 90;

/** At most six rows for a tag or people box, long names shortened to 90 characters. */
export function tagRows(items: readonly { key: string; name: string }[]): SuggestionRow[] {
  return items
    .slice(0, mostTags)
    .map(({ key, name }) => ({ key, value: name, content: truncate(name, longestTagName) }));
}
