import type { TermKind } from '../taxonomy/term.entity.ts';
import type { Terms } from '../taxonomy/term.repository.ts';
import type { TermLink } from '../taxonomy/term-link.ts';

/** The terms of a profile as they are. */
export interface Profile {
  readonly stored: readonly TermLink[];
  readonly terms: Terms;
}

/** One list of terms of a profile as staff sent it; undefined to leave it as it is. */
export interface TermList {
  /** Name of the field, for messages. */
  readonly field: string;
  readonly kind: TermKind;
  readonly links: readonly TermLink[] | undefined;
}

/** Messages by field, as a refusal carries them. */
export type Mistakes = Record<string, string[]>;

/**
 * The links of a profile with some of its lists replaced, in the order given; undefined where no list was sent. A term
 * that is not of the list's kind is a mistake. Wordings and prices that a list does not speak of stay.
 */
export function replaceLists(
  { stored, terms }: Profile,
  lists: readonly TermList[],
  mistakes: Mistakes,
): readonly TermLink[] | undefined {
  const sent = lists.filter(({ links }) => links !== undefined);
  if (sent.length === 0) return undefined;
  const known = new Map(stored.map(link => [link.term, link]));
  const kinds = new Set(sent.map(({ kind }) => kind));
  const kept = stored.filter(({ term }) => {
    const kind = terms.get(term)?.kind;
    return kind === undefined || !kinds.has(kind);
  });
  const replaced = sent.flatMap(({ field, kind, links = [] }) => {
    if (links.some(({ term }) => terms.get(term)?.kind !== kind)) {
      mistakes[field] = ['Có mục không còn trong danh mục. Xin chọn lại.'];
    }
    return links.map(link => ({ ...known.get(link.term), ...link }));
  });
  return [...replaced, ...kept];
}
