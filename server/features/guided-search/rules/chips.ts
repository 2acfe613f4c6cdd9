import { liesIn } from '../../areas/rules/choose-area.ts';
import { type FilterType, filterType } from '../../listing/contract.ts';
import { type Meaning, meaningsOf, type QueryMeaning } from '../../query-reading/rules/query-meaning.ts';
import type { GuideChip } from '../contract.ts';
import { areaName } from './area-filters.ts';
import { HOURS, type Intent } from './intent.ts';
import { called } from './intents.ts';
import { meaningFilters } from './meaning-filters.ts';

/** A list that is offered. */
type Listed = Pick<Intent, 'kind' | 'filters'>;

/**
 * What was understood, each with the query that does not ask for it. Where lists are offered, only that by which one of
 * them is narrowed: a chip would promise what they do not keep. Small words stand for nothing.
 */
export function chipsOf(meaning: QueryMeaning, listed: readonly Listed[]): GuideChip[] {
  const { words, parts } = meaning;
  return parts.flatMap(({ from, to, meanings }) => {
    const typed = words.slice(from, to).join(' ');
    const kept = listed.length === 0 ? meanings : meanings.filter(each => isKept(each, meaning, listed));
    const own = { parts: [{ meanings: kept }] };
    const [type] = meaningsOf(own, 'place_type');
    const field = fieldName(meaningsOf(own, 'speciality'), listed);
    const name = type ? called(type, typed) : kept.map(each => nameOf(each, field)).find(text => text !== '');
    const rest = [...words.slice(0, from), ...words.slice(to)];
    return name ? [{ name, without: rest.join(' ') }] : [];
  });
}

/** Whether one of the lists shows only whom or what is meant; the province around a district shows with the district. */
function isKept(meaning: Meaning, query: QueryMeaning, listed: readonly Listed[]): boolean {
  if (meaning.part === 'kind') return listed.some(({ kind }) => kind === meaning.kind);
  if (meaning.part === 'area') {
    const inside = meaningsOf(query, 'area').filter(({ area }) => liesIn(area, meaning.area));
    return [meaning, ...inside].some(each => isNarrowed(each, listed));
  }
  return isNarrowed(meaning, listed);
}

/** Whether one of the lists is narrowed by what is meant; what no filter stands for is left to the words. */
function isNarrowed(meaning: Meaning, listed: readonly Listed[]): boolean {
  const wanted = meaningFilters(meaning);
  const types = filterType.options.filter(type => wanted[type] !== undefined);
  const narrows = ({ filters }: Listed, type: FilterType) => wanted[type]?.some(slug => filters[type]?.includes(slug));
  return types.length === 0 || listed.some(list => types.some(type => narrows(list, type)));
}

/** @param field what specialities are called together */
function nameOf(meaning: Meaning, field: string): string {
  switch (meaning.part) {
    case 'area':
      return areaName(meaning.area);
    case 'speciality':
      return field;
    case 'service':
      return meaning.term.name;
    case 'occupation':
      return meaning.family ?? meaning.term.name;
    case 'rank':
    case 'place_type':
      return meaning.name;
    case 'gender':
      return meaning.gender === 'female' ? 'Bác sĩ nữ' : 'Bác sĩ nam';
    case 'hours':
      return HOURS[meaning.hours];
    case 'near':
      return 'Gần bạn';
    case 'bhyt':
      return 'Nhận BHYT';
    case 'kind':
      if (meaning.isTitle) return '';
      return meaning.kind === 'professional' ? 'Bác sĩ' : 'Cơ sở y tế';
    case 'price':
    case 'filler':
      return '';
  }
}

/** Of the specialities that treat what the visitor has those that are offered; the first where none is. */
function fieldName(meant: readonly Extract<Meaning, { part: 'speciality' }>[], listed: readonly Listed[]): string {
  const fields = new Map(
    meant.flatMap(({ term, others = [] }) => [term, ...others]).map(term => [term.slug, term.name]),
  );
  const offered = new Set(listed.flatMap(({ filters }) => filters.specialities ?? []));
  const shown = [...fields].filter(([slug]) => offered.has(slug));
  return (shown.length > 0 ? shown : [...fields].slice(0, 1)).map(([, name]) => name).join(', ');
}
