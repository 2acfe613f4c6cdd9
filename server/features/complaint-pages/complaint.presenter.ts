import type { AdviceTerm } from '../complaints/contract.ts';
import { complaintPages } from '../complaints/pages.ts';
import type { Complaint } from '../complaints/rules/complaint.ts';
import { servicePages, specialityPages } from '../taxonomy/pages.ts';
import type { TermEntry, Terms } from '../taxonomy/term.repository.ts';
import type { ComplaintCard } from './contract.ts';

/** A complaint as lists show it. */
export function complaintCard(complaint: Complaint, terms: Terms): ComplaintCard {
  const { slug, name, names, emergency } = complaint;
  return {
    slug,
    absolute_url: complaintPages.detail({ slug }),
    name,
    also_known: names.filter(other => other !== name),
    emergency,
    specialities: termsOfKind(complaint, terms, 'speciality').map(term => linkTo(term, specialityPages.detail(term))),
  };
}

/** The services that are fitting, the first to think of first. */
export const servicesOf = (complaint: Complaint, terms: Terms): AdviceTerm[] =>
  termsOfKind(complaint, terms, 'service').map(term => linkTo(term, servicePages.detail(term)));

const termsOfKind = ({ terms: ids }: Complaint, terms: Terms, kind: 'speciality' | 'service') =>
  ids.flatMap(id => terms.get(id) ?? []).filter(term => term.kind === kind);

const linkTo = ({ slug, name }: TermEntry, absolute_url: string): AdviceTerm => ({ slug, name, absolute_url });
