import type { Meaning } from '../../query-reading/rules/query-meaning.ts';
import { areaFilters } from './area-filters.ts';
import type { IntentFilters } from './intent.ts';

/** The filters by which lists may be narrowed to what the visitor means, any value of them; none for other meanings. */
export function meaningFilters(meaning: Meaning): IntentFilters {
  switch (meaning.part) {
    case 'area':
      return areaFilters(meaning.area);
    case 'speciality':
      return { specialities: slugsOf([meaning.term, ...(meaning.others ?? [])]) };
    case 'service':
      return { services: [meaning.term.slug] };
    case 'occupation':
      return { occupations: [meaning.term.slug] };
    case 'rank':
      return { [meaning.filter]: slugsOf(meaning.terms) };
    case 'place_type':
      return { place_types: slugsOf(meaning.terms) };
    case 'gender':
      return { genders: [meaning.gender] };
    case 'hours':
      return { hours: [meaning.hours] };
    case 'bhyt':
      return { bhyt: ['yes'] };
    case 'kind':
    case 'near':
    case 'price':
    case 'filler':
      return {};
  }
}

const slugsOf = (terms: readonly { readonly slug: string }[]) => terms.map(({ slug }) => slug);
