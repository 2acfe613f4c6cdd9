import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { rawText } from '../../platform/text/text-field.ts';
import { relaxedLists } from '../listing/contract.ts';
import { placeCard } from '../places/contract.ts';
import { URGENCIES } from '../posts/urgent-contract.ts';
import { peopleKind, professionalCard } from '../professionals/contract.ts';
import { MAX_GROUPS, MAX_ITEMS, searchGroup, searchItem, searchQuery } from '../search/contract.ts';

/** A list that shows just what the query asks for. */
export const guideOffer = z.object({
  kind: z.enum(['professional', 'place']),
  /** "Da liễu ở Quận 3 (cũ)". */
  name: z.string(),
  count: z.number().int(),
  /** People by what they are called, doctors first; empty for places. */
  kinds: z.array(peopleKind),
  absolute_url: z.string(),
  /** Whether it shows a wider area than was asked for, because that has none. */
  widened: z.boolean(),
});
export type GuideOffer = z.infer<typeof guideOffer>;

/** An area whose name begins as the query does; `absolute_url` lists what is there. */
export const guideArea = z.object({
  /** "Quận Gò Vấp (cũ)". */
  name: z.string(),
  /** The province around it; empty for provinces. */
  within: z.string(),
  /** The people there by what they are called. */
  kinds: z.array(peopleKind),
  places: z.number().int(),
  absolute_url: z.string(),
});
export type GuideArea = z.infer<typeof guideArea>;

/** A complaint that the words name; `absolute_url` is its page, at the section that answers them where it has one. */
export const guideComplaint = z.object({ name: z.string(), absolute_url: z.string() });
export type GuideComplaint = z.infer<typeof guideComplaint>;

/** Something that was understood; `without` is the query that does not ask for it. */
export const guideChip = z.object({ name: z.string(), without: z.string() });
export type GuideChip = z.infer<typeof guideChip>;

/** What a query was understood to mean. Nothing of it needs to be shown beside what matches as text. */
export const searchGuide = z.object({
  /** Whether every word was understood; otherwise a name may be meant. */
  whole: z.boolean(),
  /** The likeliest first. */
  offers: z.array(guideOffer).max(2),
  /** "Chưa có bác sĩ Da liễu ở Quận 3 cũ.", where offers are wider than what was asked for; else empty. */
  missing: z.string(),
  /** Lists that ask for less than the one that is missing, the nearest first; none where nothing is missing. */
  relaxed: relaxedLists,
  /** The facility that the words call by its name, "Bệnh viện An Sinh", where none is called so; else empty. */
  unlisted: z.string(),
  /**
   * What was meant where the words were spelled otherwise, and all that stands here is for: "da liễu quận 3", or the name of
   * the one thing that fits; else empty.
   */
  meant: z.string(),
  areas: z.array(guideArea).max(3),
  /** The complaints that the words name. */
  complaints: z.array(guideComplaint).max(3),
  /** Which help comes before everything else; null where nothing that the words say cannot wait. */
  urgency: z.enum(URGENCIES).nullable(),
  chips: z.array(guideChip),
  /** Whether what is near is asked for: the visitor's position is needed. */
  near: z.boolean(),
});
export type SearchGuide = z.infer<typeof searchGuide>;

/** What the words mean, where nothing stands beside it. */
const loneGuide = z.object({ guide: searchGuide });

const guidedGroup = searchGroup.extend({
  guide: searchGuide.optional(),
  /** None where something cannot wait and no page says more than the numbers in the title. */
  items: z.array(searchItem).max(MAX_ITEMS),
});

/**
 * Groups of what matches the words; with `guide=1` the first entry says what the words mean, by itself where there is
 * no group. Of a kind of which a list is offered, a group holds members of that list alone; what only matches the words
 * stands in a group of its own, whose title says so.
 */
export const guidedAnswer = z.array(z.union([guidedGroup, loneGuide])).max(MAX_GROUPS);
export type GuidedAnswer = z.infer<typeof guidedAnswer>;

/** People or places found, as their lists show them; `count` is how many there are. */
const found = {
  title: z.string(),
  list_url: z.string(),
  count: z.number().int(),
  /** They do not fit the words as they were typed, but what may have been meant, or hold them by chance. */
  similar: z.boolean(),
};
const foundProfessionals = z.object({
  ...found,
  kind: z.literal('professional'),
  /** All of them by what they are called, doctors first. */
  kinds: z.array(peopleKind),
  items: z.array(professionalCard),
});
const foundPlaces = z.object({ ...found, kind: z.literal('place'), items: z.array(placeCard) });
/** Anything else that was found. */
const foundOthers = searchGroup.extend({ kind: z.literal('other') });

/** What the page of results shows, the best group first. */
export const searchResults = z.object({
  guide: searchGuide,
  /** Nothing fits the words as they were typed: all that is shown is similar. */
  similar: z.boolean(),
  groups: z.array(z.discriminatedUnion('kind', [foundProfessionals, foundPlaces, foundOthers])),
});
export type SearchResults = z.infer<typeof searchResults>;
export type ResultGroup = SearchResults['groups'][number];

const guidedQuery = searchQuery.extend({
  /** `1`: nothing else is wanted than what fits the words as they were typed. */
  typed: rawText(8).optional(),
});

/** Public calls of the search. */
export const searchCalls = declareCalls({
  search: {
    method: 'GET',
    path: '/api/v1/search/',
    summary: 'Suggestions of every kind for the words typed; with `guide=1` also what the words mean',
    access: 'public',
    sheds: true,
    query: guidedQuery,
    answer: guidedAnswer,
  },
  results: {
    method: 'GET',
    path: '/api/v1/search/results/',
    summary: 'What the page of results shows: cards of people and places, with counts',
    access: 'public',
    sheds: true,
    query: guidedQuery,
    answer: searchResults,
  },
});

declare module '../../platform/contract/site-calls.ts' {
  interface SiteContracts {
    search: typeof searchCalls;
  }
}
