import type { Tag } from '../../../platform/cache/tag.ts';
import type { Position } from '../../../platform/geo/distance.ts';
import type { Services } from '../../../platform/services.ts';
import { type Areas, areasOf } from '../../areas/area.repository.ts';
import type { AreaEntry } from '../../areas/rules/area-entry.ts';
import type { AreaTable } from '../../areas/rules/area-table.ts';
import { fewComplaints, saidComplaints } from '../../complaints/queries/advise.ts';
import type { ReadComplaints } from '../../complaints/rules/read-complaints.ts';
import { filterCatalogue } from '../../listing/filter-types.ts';
import { NearVisitor } from '../../listing/queries/near-visitor.ts';
import { relaxedLists } from '../../listing/queries/relaxed-lists.ts';
import { type Urgency, urgencyOf } from '../../posts/urgent-contract.ts';
import { meaningsOf, type QueryMeaning, type WantedKind } from '../../query-reading/rules/query-meaning.ts';
import { type Terms, termsOf } from '../../taxonomy/term.repository.ts';
import type { GuideArea, GuideOffer, SearchGuide } from '../contract.ts';
import { areaFilters, areaName } from '../rules/area-filters.ts';
import { chipsOf } from '../rules/chips.ts';
import { chosenValues } from '../rules/chosen-values.ts';
import { complaintAddress } from '../rules/complaint-address.ts';
import { type Intent, missingText } from '../rules/intent.ts';
import { type IntentContext, intentsOf } from '../rules/intents.ts';
import { LIST_PAGES } from '../rules/list-pages.ts';
import type { Listed } from '../rules/listed.ts';
import { type CountListed, withCounts } from './count-listed.ts';

const MAX_AREAS = 3;

/** What a query means, with the lists that are offered as what they are narrowed by. */
export interface Guide {
  readonly guide: SearchGuide;
  readonly listed: readonly Intent[];
  /** What decides the lists that ask for less. */
  readonly tags: readonly Tag[];
}

/** What is known beside the words. */
interface Known {
  readonly q: string;
  readonly province?: string | undefined;
  readonly areas: AreaTable;
  /** Where the visitor is; undefined when unknown. */
  readonly position?: Position | undefined;
}

type GuideServices = Pick<Services, 'db' | 'facets' | 'clock' | 'subjects'>;

/** Counts the lists that a query asks for, and what is in the areas whose names begin as it does. */
export async function guide(services: GuideServices, meaning: QueryMeaning, known: Known): Promise<Guide> {
  const { q, province } = known;
  const [terms, areas, said] = await Promise.all([
    termsOf(services.db),
    areasOf(services.db),
    meaning.said ? fewComplaints(meaning.said) : saidComplaints(services.db, q),
  ]);
  const context: IntentContext = {
    province: province === undefined ? undefined : areas.provinceBySlug(province),
    parentOf: service => {
      const { parent } = terms.get(service.id) ?? { parent: null };
      return parent === null ? undefined : terms.get(parent);
    },
  };
  const counted = await withCounts(services, { terms, areas }, count => ({
    ...offersOf(meaning, context, count),
    areas: areasBeginning(known.areas, meaning, count),
  }));
  const { offers, missed, missing, listed } = counted;
  const urgency = urgencyOf(q) ?? saidUrgency(said);
  const relaxed = missed && (await relaxedOf(services, missed, { terms, areas }, known.position));
  const answer = {
    whole: meaning.whole,
    offers,
    missing,
    relaxed: relaxed?.lists ?? [],
    unlisted: '',
    meant: '',
    areas: counted.areas,
    complaints: said.complaints.map(complaint => ({
      name: complaint.name,
      absolute_url: complaintAddress(complaint, said.sections, urgency),
    })),
    urgency,
    // What is missing was asked for all the same.
    chips: chipsOf(meaning, missed ? counted.asked : listed),
    near: meaningsOf(meaning, 'near').length > 0,
  };
  return { guide: answer, listed, tags: relaxed?.tags ?? [] };
}

/** Which help comes first for what the complaints say that cannot wait. */
function saidUrgency({ emergency, selfHarm }: ReadComplaints): Urgency | null {
  if (selfHarm) return 'self_harm';
  return emergency ? 'emergency' : null;
}

/** The lists that ask for less than one that shows nothing, and what decides them. */
async function relaxedOf(
  services: GuideServices,
  { kind, filters }: Intent,
  { terms, areas }: { readonly terms: Terms; readonly areas: Areas },
  position: Position | undefined,
): ReturnType<typeof relaxedLists> {
  const catalogue = filterCatalogue(terms, areas);
  const asked = { kind, filters: chosenValues(catalogue, filters), q: '' };
  const visitor = new NearVisitor(services.db, position);
  try {
    return await relaxedLists(services, { asked, knowledge: { terms, areas, catalogue }, visitor });
  } finally {
    await visitor.release();
  }
}

/** Of each kind the first list that shows something; those that show what was asked for stand alone. */
function offersOf(meaning: QueryMeaning, context: IntentContext, count: CountListed) {
  const isOfPlaces = meaningsOf(meaning, 'place_type').length > 0;
  const kinds: WantedKind[] = isOfPlaces ? ['place', 'professional'] : ['professional', 'place'];
  const intents = meaning.whole ? kinds.map(kind => intentsOf(meaning, kind, context)) : [];
  const isNear = meaningsOf(meaning, 'near').length > 0;
  const all = intents.flatMap(ofKind => firstListed(ofKind, count) ?? []);
  const exact = all.filter(({ intent }) => !intent.widened);
  // What is nearer to what was asked for comes first, whatever its kind.
  const shown = exact.length > 0 ? exact : all.toSorted((a, b) => a.step - b.step);
  const asked = intents.flatMap(([first]) => first ?? []);
  const offered = asked.filter(({ kind }) => shown.some(({ intent }) => intent.kind === kind));
  const [missed] = exact.length > 0 ? [] : [...offered, ...asked];
  const missing = (offered.length > 0 ? offered : asked).map(({ kind }) => kind);
  return {
    offers: shown.map(each => presentOffer(each, isNear)),
    asked,
    missed,
    missing: missed ? missingText([missed], missing) : '',
    listed: shown.map(({ intent }) => intent),
  };
}

interface ListedIntent {
  readonly intent: Intent;
  /** How many intents of its kind are nearer to what was asked for. */
  readonly step: number;
  readonly listed: Listed;
}

/** The first of some intents that shows something. */
function firstListed(intents: readonly Intent[], count: CountListed): ListedIntent | undefined {
  for (const [step, intent] of intents.entries()) {
    const listed = count(intent.kind, intent.filters);
    if (listed.count > 0) return { intent, step, listed };
  }
  return undefined;
}

function presentOffer({ intent, listed }: ListedIntent, isNear: boolean): GuideOffer {
  const { kind, filters, widened } = intent;
  const absolute_url = LIST_PAGES[kind]({ ...filters, sort_by: isNear ? 'location' : undefined });
  const { count, kinds } = listed;
  return { kind, name: titleOf(intent, isNear), count, kinds: [...kinds], absolute_url, widened };
}

function titleOf({ topic, where }: Intent, isNear: boolean): string {
  return [topic, isNear ? 'gần bạn' : '', where === '' ? '' : `ở ${where}`].filter(text => text !== '').join(' ');
}

/** Areas in which there is something. */
function areasBeginning(areas: AreaTable, { words }: QueryMeaning, count: CountListed): GuideArea[] {
  const found = areas.beginningWith(words.join(' ')).map(area => presentArea(area, count));
  return found.filter(({ kinds, places }) => kinds.length + places > 0).slice(0, MAX_AREAS);
}

function presentArea(area: AreaEntry, count: CountListed): GuideArea {
  const filters = areaFilters(area);
  const people = count('professional', filters);
  const { count: places } = count('place', filters);
  return {
    name: areaName(area),
    within: area.level === 'province' ? '' : area.provinceName,
    kinds: [...people.kinds],
    places,
    absolute_url: LIST_PAGES[places > 0 || people.count === 0 ? 'place' : 'professional'](filters),
  };
}
