import type { Services } from '../../../platform/services.ts';
import type { CalledFacility, QueryMeaning } from '../../query-reading/rules/query-meaning.ts';
import type { Lexicon } from '../../query-reading/rules/read-query.ts';
import type { SearchGuide } from '../contract.ts';
import { isNamed, widerText } from '../rules/wider-text.ts';
import { guide } from './guide.ts';
import { type Asked, type FoundGroup, findGroups } from './search-everything.ts';

/** What the words mean and what matches them. */
export interface Guided {
  readonly guide: SearchGuide;
  readonly groups: readonly FoundGroup[];
}

/**
 * Reads and matches a query. Where lists are offered, nothing that is merely similar stands beside them; what they show is
 * then found by fewer words.
 */
export async function findGuided(
  services: Pick<Services, 'db' | 'clock' | 'facets' | 'search' | 'searchSources'>,
  meaning: QueryMeaning,
  asked: Asked,
  lexicon: Lexicon,
): Promise<Guided> {
  const guided = await guide(services, meaning, { province: asked.province, areas: lexicon.areas });
  const isOffered = guided.offers.length > 0;
  const found = await findGroups(services, meaning, asked, lexicon, isOffered);
  const groups = isOffered ? found.filter(({ group }) => !group.similar) : found;
  const unlisted = unlistedName(meaning, groups);
  if (unlisted !== '' && groups.length > 0) return { guide: { ...guided, unlisted }, groups };
  if (unlisted !== '' && meaning.facility) {
    const kinds = ofItsKind(meaning, meaning.facility);
    const near = await findGuided(services, kinds, asked, lexicon);
    // The kind is part of the name; of the rest only what these lists are narrowed by.
    const chips = guided.chips.filter(chip => near.guide.chips.some(({ without }) => without === chip.without));
    return { guide: { ...near.guide, whole: false, chips, unlisted }, groups: near.groups };
  }
  if (groups.length > 0 || !isOffered) return { guide: guided, groups };
  const wider = await findGroups(services, { ...meaning, free: [], text: widerText(meaning) }, asked, lexicon);
  if (isNamed(meaning)) return { guide: guided, groups: wider };
  // Nothing was named: other kinds of things have nothing to do with it. One group stays, for it carries the guide.
  const ofOffers = wider.filter(({ kind }) => guided.offers.some(offer => offer.kind === kind));
  return { guide: guided, groups: ofOffers.length > 0 ? ofOffers : wider.slice(0, 1) };
}

/** The facility that is called by its name where no place is called so; empty where one is, or none is called. */
function unlistedName({ facility }: QueryMeaning, groups: readonly FoundGroup[]): string {
  if (!facility) return '';
  const [places] = groups.filter(({ kind }) => kind === 'place');
  return places?.isCalledSo ? '' : facility.name;
}

/** What others of a facility's kind are asked for by, with whatever is certain in the query. */
function ofItsKind(meaning: QueryMeaning, { kind }: CalledFacility): QueryMeaning {
  const parts = [kind, ...meaning.parts.filter(part => part !== kind)];
  const reduced = { ...meaning, parts, whole: true, facility: undefined, free: [] };
  return { ...reduced, text: widerText(reduced) };
}
