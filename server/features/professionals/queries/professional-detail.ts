import { literal } from '../../../platform/db/expressions.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import { notFound } from '../../../platform/errors/problem.ts';
import type { Position } from '../../../platform/geo/distance.ts';
import type { Services } from '../../../platform/services.ts';
import { mediaBlockOf } from '../../media/media.repository.ts';
import { presentOfferedServices } from '../../places/place.presenter.ts';
import { presentLink, type TermRow, termsOfOne } from '../../records/queries/term-rows.ts';
import type { TermRef } from '../../taxonomy/contract.ts';
import type { TermKind } from '../../taxonomy/term.entity.ts';
import { presentTerm } from '../../taxonomy/term.presenter.ts';
import { type Terms, termsOf } from '../../taxonomy/term.repository.ts';
import type { ProfessionalDetail } from '../contract.ts';
import { presentLicence } from '../professional.presenter.ts';
import { PROFESSIONAL_CARD } from '../professional-list.ts';
import { tables } from '../tables.ts';
import { professionalFacts } from './professional-cards.ts';
import { workplaceDetails } from './workplace-details.ts';

const whole = (p: Parameters<{ id: number }>) =>
  tables
    .selectFrom('professional')
    .select(eb => [
      ...PROFESSIONAL_CARD,
      ...(['gender', 'title', 'position', 'description', 'servicesFree'] as const),
      ...(['experienceFull', 'achievements', 'updatedAt'] as const),
      ...(['licenceNumber', 'licenceIssuer', 'licenceScope', 'licenceVerifiedAt'] as const),
      eb
        .or([eb('phone', 'is not', null), eb('email', 'is not', null)])
        .$castTo<boolean>()
        .as('hasContact'),
    ])
    .where('id', '=', p.id);
const inAnyState = statement(whole);
const shown = statement((p: Parameters<{ id: number }>) => whole(p).where('status', '=', literal('published')));

/** Everything public about one professional. Throws 404 when it is not published, unless the page is previewed. */
export async function professionalDetail(
  services: Services,
  id: number,
  position: Position | undefined,
  isPreview = false,
): Promise<ProfessionalDetail> {
  const { db } = services;
  const row = await db.read.row((isPreview ? inAnyState : shown)({ id }));
  if (!row) throw notFound('Không tìm thấy bác sĩ này.');
  const [terms, [card], links, workplaces, media] = await Promise.all([
    termsOf(db),
    professionalFacts(services, [row], position),
    termsOfOne(db, 'professional_term', id),
    workplaceDetails(services, id),
    mediaBlockOf(db, 'professional', id),
  ]);
  if (!card) throw notFound();
  return {
    ...card,
    slug: row.slug,
    has_contact: row.hasContact,
    gender: row.gender,
    title: presentOptional(row.title, terms),
    degrees: linksOf('degree', links, terms),
    qualifications: linksOf('qualification', links, terms),
    languages_spoken: linksOf('language', links, terms),
    position: row.position,
    description: row.description,
    services_free: row.servicesFree,
    experience_full: row.experienceFull,
    achievements: row.achievements,
    licence: presentLicence(row),
    services: presentOfferedServices(links, terms),
    workplaces,
    media,
    updated_at: row.updatedAt.toISOString(),
  };
}

function presentOptional(id: number | null, terms: Terms): TermRef | null {
  const term = id === null ? undefined : terms.get(id);
  return term ? presentTerm(term) : null;
}

function linksOf(kind: TermKind, links: readonly TermRow[], terms: Terms): TermRef[] {
  return links.filter(link => terms.get(link.term)?.kind === kind).flatMap(link => presentLink(link, terms) ?? []);
}
