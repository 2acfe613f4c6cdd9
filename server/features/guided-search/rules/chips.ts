import { type Meaning, meaningsOf, type QueryMeaning } from '../../query-reading/rules/query-meaning.ts';
import type { GuideChip } from '../contract.ts';
import { areaName } from './area-filters.ts';
import { HOURS } from './wish.ts';
import { called } from './wishes.ts';

/**
 * What was understood, each with the query that does not ask for it; small words, and what no list is filtered by, stand
 * for nothing.
 * @param offered slugs of the specialities by which the lists offered are narrowed
 */
export function chipsOf({ words, parts }: QueryMeaning, offered: ReadonlySet<string>): GuideChip[] {
  return parts.flatMap(({ from, to, meanings }) => {
    const typed = words.slice(from, to).join(' ');
    const own = { parts: [{ meanings }] };
    const [type] = meaningsOf(own, 'place_type');
    const field = fieldName(meaningsOf(own, 'speciality'), offered);
    const name = type ? called(type, typed) : meanings.map(each => nameOf(each, field)).find(text => text !== '');
    const rest = [...words.slice(0, from), ...words.slice(to)];
    return name ? [{ name, without: rest.join(' ') }] : [];
  });
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
      return meaning.kind === 'professional' ? 'Bác sĩ' : 'Cơ sở y tế';
    case 'price':
    case 'filler':
      return '';
  }
}

/** Of the specialities that look after what somebody has those that are offered; the first where none is. */
function fieldName(meant: readonly Extract<Meaning, { part: 'speciality' }>[], offered: ReadonlySet<string>): string {
  const fields = new Map(
    meant.flatMap(({ term, others = [] }) => [term, ...others]).map(term => [term.slug, term.name]),
  );
  const shown = [...fields].filter(([slug]) => offered.has(slug));
  return (shown.length > 0 ? shown : [...fields].slice(0, 1)).map(([, name]) => name).join(', ');
}
