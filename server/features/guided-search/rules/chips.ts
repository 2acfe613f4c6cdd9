import { type Meaning, meaningsOf, type QueryMeaning } from '../../query-reading/rules/query-meaning.ts';
import type { GuideChip } from '../contract.ts';
import { areaName } from './area-filters.ts';
import { HOURS } from './wish.ts';
import { called } from './wishes.ts';

/**
 * What was understood, each with the query that does not ask for it; small words, and what no list is filtered by, stand
 * for nothing.
 */
export function chipsOf({ words, parts }: QueryMeaning): GuideChip[] {
  return parts.flatMap(({ from, to, meanings }) => {
    const typed = words.slice(from, to).join(' ');
    const [type] = meaningsOf({ parts: [{ meanings }] }, 'place_type');
    const name = type ? called(type, typed) : meanings.map(nameOf).find(text => text !== '');
    const rest = [...words.slice(0, from), ...words.slice(to)];
    return name ? [{ name, without: rest.join(' ') }] : [];
  });
}

function nameOf(meaning: Meaning): string {
  switch (meaning.part) {
    case 'area':
      return areaName(meaning.area);
    case 'speciality':
    case 'service':
    case 'occupation':
      return meaning.term.name;
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
