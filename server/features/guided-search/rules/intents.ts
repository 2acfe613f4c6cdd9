import { foldText } from '../../../platform/text/fold-text.ts';
import { narrowest } from '../../areas/rules/choose-area.ts';
import type { FilterType } from '../../listing/contract.ts';
import type { KnownTerm } from '../../query-reading/rules/known-term.ts';
import {
  type Meaning,
  type MeaningPart,
  meaningsOf,
  type QueryMeaning,
  type WantedKind,
} from '../../query-reading/rules/query-meaning.ts';
import { areaFilters, areaName, provinceName } from './area-filters.ts';
import { conditional, conditionsOf, relaxed } from './conditions.ts';
import { EVERYBODY, type Intent, type IntentFilters, type Topic } from './intent.ts';

/** What else is known when intents are made. */
export interface IntentContext {
  /** The province that the visitor has chosen. */
  readonly province: { readonly slug: string; readonly name: string } | undefined;
  /** The speciality that a service belongs to. */
  parentOf(service: KnownTerm): KnownTerm | undefined;
}

type Where = Topic;

/**
 * The lists of one kind that a query asks for: as it says, then with a field instead of its service, then both in ever
 * wider areas; then all of these without its titles, at last without its other conditions. None where the query asks
 * for something else, and none of all professionals everywhere where it asks for one of them.
 */
export function intentsOf(meaning: QueryMeaning, kind: WantedKind, context: IntentContext): Intent[] {
  if (!isWanted(meaning, kind)) return [];
  const topics = topicsOf(meaning, kind, context);
  const asked = conditionsOf(meaning, kind);
  const wheres = wheresOf(meaning, context);
  const intents = [asked, ...relaxed(asked)].flatMap(conditions =>
    wheres.flatMap((where, step) =>
      topics.map(topic => ({
        kind,
        topic: conditional(topic, conditions),
        where: where.name,
        filters: { ...topic.filters, ...conditions.filters, ...where.filters },
        conditions: conditions.filters,
        widened: step > 0 || conditions !== asked,
      })),
    ),
  );
  const isForEverybody = asksForEverybody(meaning);
  return intents.filter(({ filters, widened }) => Object.keys(filters).length > 0 || (isForEverybody && !widened));
}

/** "Bác sĩ", "gần tôi": words that leave open who it is. A title says who, even where no list is narrowed by it. */
const OPEN: ReadonlySet<MeaningPart> = new Set(['kind', 'near', 'price', 'filler']);

function asksForEverybody({ parts }: QueryMeaning): boolean {
  const isOpen = (meaning: Meaning) => OPEN.has(meaning.part) && !(meaning.part === 'kind' && meaning.isTitle);
  return parts.every(({ meanings }) => meanings.every(isOpen));
}

function isWanted(meaning: QueryMeaning, kind: WantedKind): boolean {
  const has = (part: Meaning['part']) => meaningsOf(meaning, part).length > 0;
  const kinds = meaningsOf(meaning, 'kind').map(asked => asked.kind);
  if (kinds.length > 0) return kinds.includes(kind);
  if (kind === 'place') return !(has('gender') || has('occupation'));
  const isOfPlaces = meaning.parts.some(({ meanings }) => meanings.every(({ part }) => part === 'place_type'));
  return !(isOfPlaces || has('hours') || has('bhyt'));
}

/** Of each phrase what this kind is listed by; where services are asked for, their specialities are the second choice. */
function topicsOf(meaning: QueryMeaning, kind: WantedKind, { parentOf }: IntentContext): Topic[] {
  const exact: Chosen[] = [];
  const wider: Chosen[] = [];
  for (const part of meaning.parts) {
    const typed = meaning.words.slice(part.from, part.to).join(' ');
    const own = { parts: [part] };
    const types = meaningsOf(own, 'place_type');
    const services = meaningsOf(own, 'service').map(({ term }) => term);
    const fields = meaningsOf(own, 'speciality').map(({ term }) => term);
    const occupations = meaningsOf(own, 'occupation');
    const [first] = kind === 'place' ? types : [];
    const specialities = named('specialities', fields);
    const parents = services.flatMap(service => parentOf(service) ?? []);
    if (first)
      push([{ type: 'place_types', names: [called(first, typed)], terms: types.flatMap(({ terms }) => terms) }]);
    else if (services.length > 0 && fields.length === 0)
      push(named('services', services), named('specialities', [...fields, ...parents]));
    else if (occupations.length > 0 && kind === 'professional') push(occupied(occupations));
    else push(specialities);
  }
  const topics = [topicOf(exact, kind)];
  if (exact.some(({ type }) => type === 'services') && wider.length > 0) topics.push(topicOf(wider, kind));
  // What the visitor has may be treated by others, too.
  const [only, second] = exact;
  const others = meaningsOf(meaning, 'speciality').flatMap(each => each.others ?? []);
  if (only?.type === 'specialities' && !second)
    topics.push(...others.map(term => topicOf(named('specialities', [term]), kind)));
  return topics;

  function push(chosen: readonly Chosen[], instead = chosen): void {
    exact.push(...chosen);
    wider.push(...instead);
  }
}

interface Chosen {
  readonly type: FilterType;
  readonly names: readonly string[];
  readonly terms: readonly KnownTerm[];
}

function named(type: FilterType, terms: readonly KnownTerm[]): Chosen[] {
  const [first] = terms;
  return first ? [{ type, names: [first.name], terms }] : [];
}

function occupied(occupations: readonly Extract<Meaning, { part: 'occupation' }>[]): Chosen[] {
  const chosen = named(
    'occupations',
    occupations.map(({ term }) => term),
  );
  const names = occupations.flatMap(({ family }) => family ?? []).slice(0, 1);
  return names.length === 0 ? chosen : chosen.map(each => ({ ...each, names }));
}

/** The name of a kind of facility that the words are: "Nha khoa" rather than "Phòng khám răng hàm mặt (Nha khoa)". */
export function called({ name, terms }: { name: string; terms: readonly KnownTerm[] }, typed: string): string {
  const wanted = foldText(typed);
  return terms.flatMap(({ aliases }) => aliases).find(alias => foldText(alias) === wanted) ?? name;
}

function topicOf(chosen: readonly Chosen[], kind: WantedKind): Topic {
  const filters: IntentFilters = {};
  for (const { type, terms } of chosen) {
    filters[type] = [...new Set([...(filters[type] ?? []), ...terms.map(({ slug }) => slug)])];
  }
  const names = [...new Set(chosen.flatMap(each => each.names))];
  return { name: names.join(', ') || EVERYBODY[kind], filters };
}

/** The area asked for, else the chosen province; then the province around it; then everywhere. */
function wheresOf(meaning: QueryMeaning, { province }: IntentContext): Where[] {
  const area = narrowest(meaningsOf(meaning, 'area').map(each => each.area));
  const inside = (slug: string, name: string): Where => ({
    name: provinceName(name),
    filters: { provinces: [slug] },
  });
  const wheres: Where[] = [];
  if (area) {
    wheres.push({ name: areaName(area), filters: areaFilters(area) });
    if (area.level !== 'province') wheres.push(inside(area.provinceSlug, area.provinceName));
  } else if (province) wheres.push(inside(province.slug, province.name));
  return [...wheres, { name: wheres.length > 0 ? 'tỉnh khác' : '', filters: {} }];
}
