import { versionsFrom, versionsInside } from '../../../platform/db/content-version.ts';
import { literal } from '../../../platform/db/expressions.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import { notFound } from '../../../platform/errors/problem.ts';
import type { Position } from '../../../platform/geo/distance.ts';
import type { Services } from '../../../platform/services.ts';
import { AREAS, areasOf } from '../../areas/area.repository.ts';
import { favouriteCountOf } from '../../favourites/favourite-counts.ts';
import { mainPictureOf, mediaInside, presentMedia } from '../../media/media.repository.ts';
import { presentOfferedServices } from '../../places/place.presenter.ts';
import { linksOfKind, type TermRow, termsInside } from '../../records/queries/term-rows.ts';
import type { TermRef } from '../../taxonomy/contract.ts';
import { presentTerm } from '../../taxonomy/term.presenter.ts';
import { TERMS, type Terms, termsOf } from '../../taxonomy/term.repository.ts';
import type { ProfessionalDetail } from '../contract.ts';
import { presentLicence, presentProfessionalCard } from '../professional.presenter.ts';
import { PROFESSIONAL_CARD } from '../professional-list.ts';
import { tables } from '../tables.ts';
import { presentWorkplaceDetail, workplacesInside } from './workplace-details.ts';

const whole = (p: Parameters<{ id: number }>) =>
  tables
    .selectFrom('professional')
    .select(eb => [
      ...PROFESSIONAL_CARD,
      'gender',
      'title',
      'position',
      'description',
      'servicesFree',
      'experienceFull',
      'achievements',
      'updatedAt',
      'licenceNumber',
      'licenceIssuer',
      'licenceScope',
      'licenceVerifiedAt',
      eb
        .or([eb('phone', 'is not', null), eb('email', 'is not', null)])
        .$castTo<boolean>()
        .as('hasContact'),
      termsInside('professional_term', eb.ref('professional.id')).as('links'),
      workplacesInside(eb.ref('professional.id')).as('workplaces'),
      mediaInside('professional', eb.ref('professional.id')).as('media'),
      favouriteCountOf('professional', eb.ref('professional.id')).as('favourites'),
      versionsInside(TERMS, AREAS).as('versions'),
    ])
    .where('id', '=', p.id);
const inAnyState = statement(whole);
const shown = statement((p: Parameters<{ id: number }>) => whole(p).where('status', '=', literal('published')));

/** Everything public about one professional. Throws 404 when it is not published, unless the page is previewed. */
export async function professionalDetail(
  { db }: Services,
  id: number,
  position: Position | undefined,
  isPreview = false,
): Promise<ProfessionalDetail> {
  const row = await db.read.row((isPreview ? inAnyState : shown)({ id }));
  if (!row) throw notFound('Không tìm thấy bác sĩ này.');
  const { links, workplaces, media } = row;
  const versions = versionsFrom(row.versions);
  const [terms, areas] = await Promise.all([termsOf(db, versions), areasOf(db, versions)]);
  const parts = {
    specialities: linksOfKind('speciality', links, terms),
    workplace: workplaces[0],
    price: lowestPrice(links),
    picture: mainPictureOf(media),
    favourites: row.favourites,
  };
  return {
    ...presentProfessionalCard(row, parts, { terms, areas, position }),
    slug: row.slug,
    has_contact: row.hasContact,
    gender: row.gender,
    title: presentOptional(row.title, terms),
    degrees: linksOfKind('degree', links, terms),
    qualifications: linksOfKind('qualification', links, terms),
    languages_spoken: linksOfKind('language', links, terms),
    position: row.position,
    description: row.description,
    services_free: row.servicesFree,
    experience_full: row.experienceFull,
    achievements: row.achievements,
    licence: presentLicence(row),
    services: presentOfferedServices(links, terms),
    workplaces: workplaces.map(place => presentWorkplaceDetail(place, terms, areas)),
    media: presentMedia(media),
    updated_at: row.updatedAt.toISOString(),
  };
}

function lowestPrice(links: readonly TermRow[]): number | undefined {
  const prices = links.flatMap(({ priceFrom }) => priceFrom ?? []);
  return prices.length === 0 ? undefined : Math.min(...prices);
}

function presentOptional(id: number | null, terms: Terms): TermRef | null {
  const term = id === null ? undefined : terms.get(id);
  return term ? presentTerm(term) : null;
}
