import { RoaringBitmap32 } from 'roaring-wasm';
import { notFound } from '../../../platform/errors/problem.ts';
import { allOrRelease } from '../../../platform/facets/all-or-release.ts';
import { type FacetSnapshot, facetKey } from '../../../platform/facets/facet-store.ts';
import type { Services } from '../../../platform/services.ts';
import type { TermCard, TermDetail } from '../contract.ts';
import { isDoctor } from '../rules/is-doctor.ts';
import { LANDINGS, type LandingKind, presentTerm, presentTermCard, type TermCounts } from '../term.presenter.ts';
import { type TermEntry, type Terms, termsOf } from '../term.repository.ts';
import { type Offering, priceRange } from './price-range.ts';

/** All specialities or services with how many professionals and places each has. */
export async function listTerms(services: Services, kind: LandingKind): Promise<TermCard[]> {
  const terms = await termsOf(services.db);
  return withCounts(services, terms, counts => terms.ofKind(kind).map(term => presentTermCard(term, kind, counts)));
}

/** One speciality or service for its landing page. Throws 404 for an unknown slug. */
export async function termDetail(services: Services, kind: LandingKind, slug: string): Promise<TermDetail> {
  const terms = await termsOf(services.db);
  const term = terms.bySlug(kind, slug);
  if (!term) throw notFound();
  const parent = term.parent === null ? undefined : terms.get(term.parent);
  const { offering, ...detail } = await withCounts(services, terms, counts => ({
    ...presentTermCard(term, kind, counts),
    aliases: [...term.aliases],
    related: relatedServices(terms, term).map(service => presentTermCard(service, 'service', counts)),
    parent: parent ? presentTerm(parent) : null,
    offering: kind === 'service' ? offeringOf(term, counts) : null,
  }));
  return { ...detail, prices: offering && (await priceRange(services.db, term.id, offering)) };
}

function offeringOf({ id }: TermEntry, { places, professionals }: TermCounts): Offering {
  const idsOf = (snapshot: FacetSnapshot) =>
    snapshot.get(facetKey(LANDINGS.service.facet, id))?.toUint32Array() ?? new Uint32Array();
  return { place_term: idsOf(places), professional_term: idsOf(professionals) };
}

/** A speciality's services; for a service the others of its speciality. */
function relatedServices(terms: Terms, term: TermEntry): readonly TermEntry[] {
  if (term.kind === 'speciality') return terms.childrenOf(term.id);
  return term.parent === null ? [] : terms.childrenOf(term.parent).filter(({ id }) => id !== term.id);
}

/** Counts with the bitmaps as of now, which are released when `count` has its answer. */
async function withCounts<T>({ facets }: Services, terms: Terms, count: (counts: TermCounts) => T): Promise<T> {
  const asked = [facets.snapshot('professional'), facets.snapshot('place')] as const;
  const [professionals, places] = await allOrRelease(Promise.all(asked), asked, each => each.release());
  const occupations = terms.ofKind('occupation').filter(({ slug }) => isDoctor(slug));
  const doctors = RoaringBitmap32.orMany(
    occupations.flatMap(({ id }) => professionals.get(facetKey('occupations', id)) ?? []),
  );
  try {
    return count({ professionals, places, doctors });
  } finally {
    doctors.dispose();
    for (const snapshot of [professionals, places]) snapshot.release();
  }
}
