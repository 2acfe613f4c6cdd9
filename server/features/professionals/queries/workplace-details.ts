import type { Expression, InferResult } from 'kysely';
import { literal } from '../../../platform/db/expressions.ts';
import { nestedRows } from '../../../platform/db/nested-rows.ts';
import type { Areas } from '../../areas/area.repository.ts';
import { mainPictureInside, mainPictureOf } from '../../media/media.repository.ts';
import { presentPlaceType } from '../../places/place.presenter.ts';
import type { Terms } from '../../taxonomy/term.repository.ts';
import type { WorkplaceDetail } from '../contract.ts';
import { presentWorkplace } from '../professional.presenter.ts';
import { tables } from '../tables.ts';

/** A part of a query: every published place where this professional works, the main one first. */
export const workplacesInside = (professional: Expression<number>) => nestedRows(workplacesOf(professional));

const workplacesOf = (professional: Expression<number>) =>
  tables
    .selectFrom('workplace')
    .innerJoin('place', 'place.id', 'workplace.place')
    .select(['place.id', 'place.slug', 'place.name', 'place.address', 'place.lat', 'place.long'])
    .select(['place.province', 'place.district', 'place.placeType', 'place.openingHours', 'place.acceptsBhyt'])
    .select(eb => mainPictureInside('place', eb.ref('place.id')).as('pictures'))
    .where('workplace.professional', '=', professional)
    .where('place.status', '=', literal('published'))
    .orderBy('workplace.position')
    .orderBy('place.id');

type WorkplaceDetailRow = InferResult<ReturnType<typeof workplacesOf>>[number];

export const presentWorkplaceDetail = (row: WorkplaceDetailRow, terms: Terms, areas: Areas): WorkplaceDetail => ({
  ...presentWorkplace(row, areas),
  place_type: presentPlaceType(terms, row.placeType),
  opening_hours: row.openingHours,
  accepts_bhyt: row.acceptsBhyt,
  picture: mainPictureOf(row.pictures),
});
