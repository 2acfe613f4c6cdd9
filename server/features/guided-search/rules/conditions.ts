import type { FilterType } from '../../listing/contract.ts';
import {
  meaningsOf,
  type QueryMeaning,
  type WantedHours,
  type WantedKind,
} from '../../query-reading/rules/query-meaning.ts';
import { HOURS, type IntentFilters, lowered, type Topic } from './intent.ts';

/** What a professional must be or a facility must offer: titles stand before the topic, the rest behind it. */
export interface Conditions {
  readonly ranks: readonly string[];
  readonly names: readonly string[];
  readonly filters: IntentFilters;
}

const NO_CONDITIONS: Conditions = { ranks: [], names: [], filters: {} };

/** What a query asks of those of one kind. */
export function conditionsOf(meaning: QueryMeaning, kind: WantedKind): Conditions {
  const names: string[] = [];
  const ranks: string[] = [];
  const filters: IntentFilters = {};
  const add = (name: string, type: FilterType, ...slugs: string[]) => {
    names.push(name);
    filters[type] = slugs;
  };
  const [gender] = meaningsOf(meaning, 'gender');
  if (gender) add(gender.gender === 'female' ? 'nữ' : 'nam', 'genders', gender.gender);
  for (const { name, filter, terms } of kind === 'professional' ? meaningsOf(meaning, 'rank') : []) {
    ranks.push(name);
    filters[filter] = [...new Set([...(filters[filter] ?? []), ...terms.map(({ slug }) => slug)])];
  }
  if (kind === 'place') {
    const hours = hoursOf(meaning);
    if (hours.length > 0) add(hours.map(each => lowered(HOURS[each])).join(' hoặc '), 'hours', ...hours);
    if (meaningsOf(meaning, 'bhyt').length > 0) add('nhận BHYT', 'bhyt', 'yes');
  }
  return { ranks, names, filters };
}

/** What opening hours are asked for: who is always open is so on that day, and a day is more than "open". */
function hoursOf(meaning: QueryMeaning): WantedHours[] {
  const asked = new Set(meaningsOf(meaning, 'hours').map(({ hours }) => hours));
  if (asked.has('always')) return ['always'];
  const days = DAYS.filter(day => asked.has(day));
  return days.length > 0 ? days : [...asked];
}

const DAYS = ['saturday', 'sunday'] as const;

/**
 * Without its titles where it has others, then without any: a woman of another title is nearer to what was asked for
 * than any professional.
 */
export function relaxed({ ranks, names, filters }: Conditions): Conditions[] {
  const { titles: _, degrees: __, qualifications: ___, ...others } = filters;
  const untitled = ranks.length > 0 && names.length > 0 ? [{ ranks: [], names, filters: others }] : [];
  return Object.keys(filters).length > 0 ? [...untitled, NO_CONDITIONS] : [];
}

/** "Giáo sư Tim mạch", "Thạc sĩ điều dưỡng", "Giáo sư", "Tim mạch, nữ". */
export function conditional({ name, filters }: Topic, { ranks, names }: Conditions): string {
  if (ranks.length === 0) return [name, ...names].join(', ');
  const topic = filters.occupations ? lowered(name) : name;
  return [[...ranks, ...(Object.keys(filters).length > 0 ? [topic] : [])].join(' '), ...names].join(', ');
}
