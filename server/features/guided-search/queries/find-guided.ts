import type { Services } from '../../../platform/services.ts';
import type { CalledFacility, QueryMeaning } from '../../query-reading/rules/query-meaning.ts';
import type { Lexicon } from '../../query-reading/rules/read-query.ts';
import type { SearchGuide } from '../contract.ts';
import { type FoundGroup, joinGroups } from '../rules/found-group.ts';
import { isNamed, widerText } from '../rules/wider-text.ts';
import type { Wish } from '../rules/wish.ts';
import { besideLists } from './beside-lists.ts';
import { guide } from './guide.ts';
import { type Asked, findGroups } from './search-everything.ts';

/** What the words mean and what matches them. */
export interface Guided {
  readonly guide: SearchGuide;
  /** What each of the offered lists is narrowed by. */
  readonly listed: readonly Wish[];
  readonly groups: readonly FoundGroup[];
}

/**
 * Reads and matches a query. Where lists are offered, nothing that is merely similar stands beside them, and nothing of
 * their kinds as if they showed it; what they show is then found by fewer words.
 */
export async function findGuided(
  services: Pick<Services, 'db' | 'clock' | 'facets' | 'search' | 'searchSources'>,
  meaning: QueryMeaning,
  asked: Asked,
  lexicon: Lexicon,
): Promise<Guided> {
  const { guide: guided, listed } = await guide(services, meaning, { ...asked, areas: lexicon.areas });
  if (listed.length > 0) {
    const groups = await offeredGroups(services, meaning, asked, lexicon, listed);
    return { guide: guided, listed, groups };
  }
  const groups = joinGroups(await findGroups(services, meaning, asked, lexicon));
  const unlisted = unlistedName(meaning, groups);
  if (unlisted !== '' && groups.length > 0) return { guide: { ...guided, unlisted }, listed, groups };
  if (unlisted !== '' && meaning.facility) {
    const kinds = ofItsKind(meaning, meaning.facility);
    const near = await findGuided(services, kinds, asked, lexicon);
    // The kind is part of the name; of the rest only what these lists are narrowed by.
    const chips = guided.chips.filter(chip => near.guide.chips.some(({ without }) => without === chip.without));
    return { ...near, guide: { ...near.guide, whole: false, chips, unlisted } };
  }
  return { guide: guided, listed, groups };
}

/** What matches the words as they stand; where nothing does, what matches those by which something is named. */
async function offeredGroups(
  services: Pick<Services, 'db' | 'clock' | 'facets' | 'search' | 'searchSources'>,
  meaning: QueryMeaning,
  asked: Asked,
  lexicon: Lexicon,
  listed: readonly Wish[],
): Promise<FoundGroup[]> {
  const found = await findGroups(services, meaning, asked, lexicon, true);
  const meant = found.filter(({ group }) => !group.similar);
  if (meant.length > 0) return besideLists(services, listed, meant);
  // Where nothing was named, other words have nothing to do with it.
  if (!isNamed(meaning)) return [];
  const text = widerText(meaning);
  const wider = await findGroups(services, { ...meaning, free: [], text }, asked, lexicon);
  const beside = await besideLists(services, listed, wider);
  return beside.filter(({ isByWords }) => !isByWords);
}

/**
 * The facility that is called by its name where no place is called so; empty where one is, or none is called. Words that
 * only say more of a kind are called missing where nothing has them.
 */
function unlistedName({ facility }: QueryMeaning, groups: readonly FoundGroup[]): string {
  if (!facility || (!facility.isNamed && groups.length > 0)) return '';
  const [places] = groups.filter(({ kind }) => kind === 'place');
  return places?.isCalledSo ? '' : facility.name;
}

/** What others of a facility's kind are asked for by, with whatever is certain in the query. */
function ofItsKind(meaning: QueryMeaning, { kind }: CalledFacility): QueryMeaning {
  const parts = [kind, ...meaning.parts.filter(part => part !== kind)];
  const reduced = { ...meaning, parts, whole: true, facility: undefined, free: [] };
  return { ...reduced, text: widerText(reduced) };
}
