import type { AreaEntry } from '../../areas/rules/area-entry.ts';
import type { ReadComplaints } from '../../complaints/rules/read-complaints.ts';
import type { FreeRun } from './free-words.ts';
import type { KnownTerm } from './known-term.ts';

/** What people look for: a person, or a place to go to. */
export type WantedKind = 'professional' | 'place';

/** When it has to be open. */
export type WantedHours = 'now' | 'always' | 'saturday' | 'sunday';

export type WantedGender = 'female' | 'male';

/** Filters of lists by which titles, degrees and honours narrow them. */
export type RankFilter = 'titles' | 'degrees' | 'qualifications';

/** One thing that some words of a query may mean. */
export type Meaning =
  | { readonly part: 'area'; readonly area: AreaEntry }
  | {
      readonly part: 'speciality';
      readonly term: KnownTerm /** Where it has nobody. */;
      readonly others?: readonly KnownTerm[];
    }
  | { readonly part: 'service'; readonly term: KnownTerm }
  /** `family` is what several are called together: "Kỹ thuật viên". */
  | { readonly part: 'occupation'; readonly term: KnownTerm; readonly family?: string }
  /** A title, a degree or an honour: each of the terms will do. */
  | {
      readonly part: 'rank';
      readonly name: string;
      readonly filter: RankFilter;
      readonly terms: readonly KnownTerm[];
    }
  /** Several where the words name a family of kinds, as "bệnh viện" does. */
  | { readonly part: 'place_type'; readonly name: string; readonly terms: readonly KnownTerm[] }
  /** A title is part of names, too. */
  | { readonly part: 'kind'; readonly kind: WantedKind; readonly isTitle?: true }
  | { readonly part: 'gender'; readonly gender: WantedGender }
  | { readonly part: 'hours'; readonly hours: WantedHours }
  | { readonly part: 'near' | 'bhyt' | 'price' | 'filler' };

export type MeaningPart = Meaning['part'];

/** Words that were understood: `[from, to)` counts the words of {@link QueryMeaning.words}. */
export interface ReadPart {
  readonly from: number;
  readonly to: number;
  /** All of them hold: "nha khoa" is a kind of place and a speciality. */
  readonly meanings: readonly Meaning[];
  /** No name can hold these words by chance, e.g. "quận 3", "gần tôi", so they are meant whatever stands around them. */
  readonly certain: boolean;
}

/** A facility called by its kind and its name: "Bệnh viện Bạch Mai". */
export interface CalledFacility {
  /** The name as typed. */
  readonly name: string;
  /** Otherwise its words only say more of the kind, "bệnh viện đa khoa khu vực", and may be said of several. */
  readonly isNamed: boolean;
  /** The words that say its kind. */
  readonly kind: ReadPart;
}

/** What a query means. */
export interface QueryMeaning {
  /** Small words, abbreviations written out, accents as typed. */
  readonly words: readonly string[];
  /** What was understood, in the order of the words. */
  readonly parts: readonly ReadPart[];
  /** Whether every word was understood; otherwise names may be meant, and only what is certain is among the parts. */
  readonly whole: boolean;
  /** The facility that the query seems to call by its name, where it does. */
  readonly facility: CalledFacility | undefined;
  /** Words that are part of nothing that records have: of nothing known, or of a complaint. */
  readonly free: readonly FreeRun[];
  /** The words that are matched with texts: all but those that say how, when or for how much. */
  readonly text: string;
  /**
   * Where the text is the name of what looks after what the words say, and none of theirs: these words, and behind them
   * those of them that name a complaint, and all without the slip with which they were typed, where these are others.
   */
  readonly typed?: readonly string[];
  /** The complaint that the words say, where {@link typed} is set. */
  readonly complaint?: string;
  /** The name of the medicine that it asks how to take, empty where it names none; undefined of anything else. */
  readonly drug?: string;
  /** The complaints that all of it names, where they were looked for: not in what is understood word by word. */
  readonly said?: ReadComplaints;
  /** Its words are not those that were typed: medical abbreviations among these are written out. */
  readonly isWrittenOut?: true;
}

/** The meanings of one part of speech, in the order of the words. */
export function meaningsOf<P extends MeaningPart>(
  { parts }: { readonly parts: readonly Pick<ReadPart, 'meanings'>[] },
  part: P,
): Extract<Meaning, { part: P }>[] {
  const isWanted = (meaning: Meaning): meaning is Extract<Meaning, { part: P }> => meaning.part === part;
  return parts.flatMap(({ meanings }) => meanings.filter(isWanted));
}

/** Whether a place to go to is asked for, by its kind or as any place. */
export const asksForPlace = (parts: readonly ReadPart[]): boolean =>
  meaningsOf({ parts }, 'place_type').length > 0 || meaningsOf({ parts }, 'kind').some(({ kind }) => kind === 'place');
