import { mainPictureOf } from '../media/media.repository.ts';
import type { Terms } from '../taxonomy/term.repository.ts';
import { presentLink, type TermRow } from './queries/term-rows.ts';

/** A record with a page of its own, as texts name it that it has written or that are about it. */
export interface NamedPage {
  readonly id: number;
  readonly name: string;
  readonly absolute_url: string;
  /** What it is, in a word or two; empty where that is not known. */
  readonly label: string;
  /** By their names, in the order it shows them. */
  readonly specialities: readonly string[];
  readonly thumbnail: string | null;
  /** Whether a visit can be booked there. */
  readonly isFree: boolean;
}

/** What is read of such a record beside its own columns. */
interface NamedParts {
  readonly specialities: readonly Pick<TermRow, 'term' | 'label'>[];
  readonly pictures: Parameters<typeof mainPictureOf>[0];
  readonly nextAt: Date | null;
}

export const presentNamedParts = ({ specialities, pictures, nextAt }: NamedParts, terms: Terms) => ({
  specialities: specialities.flatMap(link => presentLink(link, terms)?.name ?? []),
  thumbnail: mainPictureOf(pictures)?.thumbnail_url ?? null,
  isFree: nextAt !== null,
});
