import { notFound } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import type { TermCard, TermDetail } from '../contract.ts';
import { type LandingKind, presentTerm, presentTermCard, type TermCounts } from '../term.presenter.ts';
import { type TermEntry, type Terms, termsOf } from '../term.repository.ts';

/** All specialities or services with how many professionals and places each has. */
export async function listTerms(services: Services, kind: LandingKind): Promise<TermCard[]> {
  const [terms, counts] = await Promise.all([termsOf(services.db), termCounts(services)]);
  return terms.ofKind(kind).map(term => presentTermCard(term, kind, counts));
}

/** One speciality or service for its landing page. Throws 404 for an unknown slug. */
export async function termDetail(services: Services, kind: LandingKind, slug: string): Promise<TermDetail> {
  const [terms, counts] = await Promise.all([termsOf(services.db), termCounts(services)]);
  const term = terms.bySlug(kind, slug);
  if (!term) throw notFound();
  const parent = term.parent === null ? undefined : terms.get(term.parent);
  return {
    ...presentTermCard(term, kind, counts),
    aliases: [...term.aliases],
    related: relatedServices(terms, term).map(service => presentTermCard(service, 'service', counts)),
    parent: parent ? presentTerm(parent) : null,
  };
}

/** A speciality's services; for a service the others of its speciality. */
function relatedServices(terms: Terms, term: TermEntry): readonly TermEntry[] {
  if (term.kind === 'speciality') return terms.childrenOf(term.id);
  return term.parent === null ? [] : terms.childrenOf(term.parent).filter(({ id }) => id !== term.id);
}

async function termCounts({ facets }: Services): Promise<TermCounts> {
  const [professionals, places] = await Promise.all([facets.snapshot('professional'), facets.snapshot('place')]);
  // Only cardinalities are read.
  for (const snapshot of [professionals, places]) snapshot.release();
  return { professionals, places };
}
