import type { Services } from '../../../platform/services.ts';
import { foldCase, foldText } from '../../../platform/text/fold-text.ts';
import { remembering } from '../../../platform/text/remembering.ts';
import type { Lexicon } from '../../query-reading/rules/compile-lexicon.ts';
import type { CalledFacility, QueryMeaning } from '../../query-reading/rules/query-meaning.ts';
import { type Respelled, respellQuery } from '../../query-reading/rules/respell-query.ts';
import { type FoundGroup, joinGroups } from '../rules/found-group.ts';
import type { Intent } from '../rules/intent.ts';
import { oneMeant } from '../rules/one-meant.ts';
import { drugWays } from '../rules/ways.ts';
import { isNamed as namesSomething, widerText } from '../rules/wider-text.ts';
import { besideLists } from './beside-lists.ts';
import { type Guide, guide } from './guide.ts';
import { type Asked, findCalled, findGroups } from './search-everything.ts';

/** What the words mean and what matches them. */
export interface Guided extends Guide {
  /** What was read: where the words were spelled otherwise, what they were meant to be. */
  readonly meaning: QueryMeaning;
  readonly groups: readonly FoundGroup[];
}

type GuidedServices = Pick<Services, 'db' | 'clock' | 'facets' | 'search' | 'searchSources' | 'subjects'>;

/**
 * Matches a query as it was read. Where nothing is meant by its words as they were typed, it is read with one of them
 * spelled otherwise, and the one thing that fits then is what was meant.
 */
export async function findGuided(
  services: GuidedServices,
  meaning: QueryMeaning,
  asked: Asked,
  lexicon: Lexicon,
): Promise<Guided> {
  const { drug } = meaning;
  if (drug !== undefined && asked.isTyped !== true) return findOfDrugs(services, { ...meaning, drug }, asked, lexicon);
  const found = await findRead(services, meaning, asked, lexicon);
  if (meaning.whole || asked.isTyped || isNamed(found.groups, asked.q)) return found;
  const isFound = found.groups.some(({ group }) => !group.similar);
  const respelled = respellQuery(lexicon, asked.q, asked.province);
  if (respelled && (!isFound || isLikelier(respelled, meaning, found.groups))) {
    const meant = await findRead(services, respelled.meaning, { ...asked, q: respelled.text }, lexicon);
    return { ...meant, guide: { ...meant.guide, meant: respelled.text } };
  }
  const meant = isFound ? '' : oneMeant(found.groups, meaning.words);
  return meant === '' ? found : { ...found, guide: { ...found.guide, unlisted: '', meant } };
}

/**
 * What is called just as the question, where to go with one about a medicine, then the medicine that is named; nothing
 * that merely holds the words.
 */
async function findOfDrugs(
  services: GuidedServices,
  meaning: QueryMeaning & { readonly drug: string },
  asked: Asked,
  lexicon: Lexicon,
): Promise<Guided> {
  const { drug } = meaning;
  const ofDrug = { ...meaning, facility: undefined, free: [], text: drug };
  const [known, called, found] = await Promise.all([
    guide(services, ofDrug, { ...asked, areas: lexicon.areas }),
    findCalled(services, asked.q),
    drug === '' ? [] : findGroups(services, ofDrug, { ...asked, q: drug }, lexicon, true),
  ]);
  const drugs = found.filter(({ kind, group }) => kind === 'drug' && !group.similar);
  const groups = joinGroups([...called, drugWays(asked.q), ...drugs]);
  return { ...known, meaning: ofDrug, listed: [], groups };
}

/**
 * Whether another spelling that makes sense of all words is meant rather than what their letters find: it has the same
 * letters, or no name holds them and the misspelled word is of no term.
 */
function isLikelier(respelled: Respelled, { words }: QueryMeaning, groups: readonly FoundGroup[]): boolean {
  if (foldText(respelled.text) === foldText(words.join(' '))) return true;
  return !respelled.wasMeant && !groups.some(({ isCalledSo }) => isCalledSo);
}

/** Whether something has just these words in its name. */
function isNamed(groups: readonly FoundGroup[], q: string): boolean {
  const typed = foldCase(q);
  return groups.some(({ group }) => group.items.some(({ name }) => foldedName(name).includes(typed)));
}

/** Names repeat from query to query, so those that were folded are remembered up to this many. */
const REMEMBERED = 10_000;
const foldedName = remembering(REMEMBERED, foldCase);

/**
 * What a reading of a query finds. Where lists are offered, nothing that is merely similar stands beside them, and nothing of
 * their kinds as if they showed it; what they show is then found by fewer words.
 */
async function findRead(
  services: GuidedServices,
  meaning: QueryMeaning,
  query: Asked,
  lexicon: Lexicon,
): Promise<Guided> {
  const known = await guide(services, meaning, { ...query, areas: lexicon.areas });
  const { guide: guided, listed } = known;
  const asked = { ...query, complaint: guided.complaints[0]?.name };
  if (listed.length > 0) {
    const groups = await offeredGroups(services, meaning, asked, lexicon, listed);
    return { ...known, meaning, groups };
  }
  const found = joinGroups(await findGroups(services, meaning, asked, lexicon));
  // Records that merely resemble the words of a complaint have nothing to do with it.
  const groups = guided.complaints.length > 0 ? found.filter(({ group }) => !group.similar) : found;
  const unlisted = unlistedName(meaning, groups);
  if (unlisted !== '' && groups.length > 0) return { ...known, meaning, guide: { ...guided, unlisted }, groups };
  if (unlisted !== '' && meaning.facility) {
    const kinds = ofItsKind(meaning, meaning.facility);
    const near = await findRead(services, kinds, asked, lexicon);
    // The kind is part of the name; of the rest only what these lists are narrowed by.
    const chips = guided.chips.filter(chip => near.guide.chips.some(({ without }) => without === chip.without));
    return { ...near, guide: { ...near.guide, whole: false, chips, unlisted } };
  }
  return { ...known, meaning, groups };
}

/** What matches the words as they stand; where nothing does, what matches those by which something is named. */
async function offeredGroups(
  services: GuidedServices,
  meaning: QueryMeaning,
  asked: Asked,
  lexicon: Lexicon,
  listed: readonly Intent[],
): Promise<FoundGroup[]> {
  const found = await findGroups(services, meaning, asked, lexicon, true);
  const meant = found.filter(({ group }) => !group.similar);
  if (meant.length > 0) return besideLists(services, listed, meant);
  // Where nothing was named, other words have nothing to do with it.
  if (!namesSomething(meaning)) return [];
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
