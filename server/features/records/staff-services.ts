import { tidyText } from '../../platform/text/tidy-text.ts';
import type { TermKind } from '../taxonomy/term.entity.ts';
import type { Terms } from '../taxonomy/term.repository.ts';
import type { TermLink } from '../taxonomy/term-link.ts';
import type { StaffService, StoredService } from './staff-contract.ts';

/** The services of a profile as the console edits them. */
export function presentStaffServices(links: readonly TermLink[], terms: Terms): StoredService[] {
  return links
    .filter(({ term }) => terms.get(term)?.kind === 'service')
    .map(({ term, label = '', priceFrom = null, priceTo = null }) => ({
      term,
      label,
      price_from: priceFrom,
      price_to: priceTo,
    }));
}

/** Ids of a profile's terms of one kind. */
export function termsOfKind(kind: TermKind, links: readonly TermLink[], terms: Terms): number[] {
  return links.filter(({ term }) => terms.get(term)?.kind === kind).map(({ term }) => term);
}

/** What staff sent, in the form in which it is presented. A range that is upside down is turned over. */
export function tidyServices(services: readonly StaffService[] | undefined): StoredService[] | undefined {
  return services?.map(({ term, label, price_from: from = null, price_to: to = null }) => {
    const isUpsideDown = from !== null && to !== null && from > to;
    return {
      term,
      label: tidyText(label ?? ''),
      price_from: isUpsideDown ? to : from,
      price_to: isUpsideDown ? from : to,
    };
  });
}

/** Presented services as they are stored. */
export function serviceLinks(services: readonly StoredService[] | undefined): TermLink[] | undefined {
  return services?.map(({ term, label, price_from, price_to }) => ({
    term,
    label,
    priceFrom: price_from,
    priceTo: price_to,
  }));
}

/** Links of terms that carry neither wording nor price. */
export function plainLinks(ids: readonly number[] | undefined): TermLink[] | undefined {
  return ids?.map(term => ({ term }));
}
