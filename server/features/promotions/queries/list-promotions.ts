import type { Reader } from '../../../platform/db/reader.ts';
import type { Services } from '../../../platform/services.ts';
import { areasOf } from '../../areas/area.repository.ts';
import type { PromotionList, PromotionListQuery } from '../contract.ts';
import { presentCard } from '../promotion.presenter.ts';
import { tables } from '../tables.ts';
import { ownerPictures } from './owner-pictures.ts';
import { type CardRow, shownCards } from './promotion-rows.ts';
import { relaxedPromotions } from './relaxed-promotions.ts';

const PAGE_SIZE = 12;

interface Wanted {
  readonly place: number | undefined;
  readonly professional: number | undefined;
  /** Id of a province. */
  readonly province: number | undefined;
  readonly now: Date;
}

/**
 * One page of public promotions: those that run, the first to end first, then those to come. An unknown province has
 * none. Two or three queries, and one for the pictures of each kind; one more where a province has none.
 */
export async function listPromotions(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { page, province: slug, place, professional }: PromotionListQuery,
): Promise<PromotionList> {
  const areas = await areasOf(db);
  const province = slug === undefined ? undefined : (areas.provinceBySlug(slug)?.id ?? 0);
  const now = clock.now();
  const wanted = { place, professional, province, now };
  const counts = await db.read.row(countsOf(wanted));
  const [all, running] = [Number(counts?.count ?? 0), Number(counts?.running ?? 0)];
  const rows = await pageOf(db.read, wanted, { running, offset: (page - 1) * PAGE_SIZE });
  const pictures = await ownerPictures(db, rows);
  const isRelaxed = all === 0 && slug !== undefined && place === undefined && professional === undefined;
  const from = slug === undefined ? undefined : areas.provinceBySlug(slug);
  return {
    items: rows.map(row => presentCard(row, { areas, now, pictures })),
    count: all,
    page,
    page_count: Math.ceil(all / PAGE_SIZE),
    ...(isRelaxed && { relaxed: await relaxedPromotions(db.read, areas, from, now) }),
  };
}

interface Slice {
  /** How many of all run. */
  readonly running: number;
  readonly offset: number;
}

async function pageOf(read: Reader, wanted: Wanted, { running, offset }: Slice): Promise<CardRow[]> {
  const first = offset < running ? await read.rows(runningOf(wanted).limit(PAGE_SIZE).offset(offset)) : [];
  const missing = PAGE_SIZE - first.length;
  if (missing === 0) return first;
  const skipped = Math.max(0, offset - running);
  return [...first, ...(await read.rows(upcomingOf(wanted).limit(missing).offset(skipped)))];
}

/** Public cards of what is wanted, over or not; the caller orders them. */
function shownOf({ place, professional, province }: Wanted) {
  let query = shownCards;
  if (place !== undefined) query = query.where('promotion.place', '=', place);
  if (professional !== undefined) query = query.where('promotion.professional', '=', professional);
  if (province !== undefined) {
    query = query.where(eb => eb.or([eb('place.province', '=', province), eb('professional.province', '=', province)]));
  }
  return query;
}

const notOver = (wanted: Wanted) => shownOf(wanted).where('promotion.endsAt', '>', wanted.now);

const runningOf = (wanted: Wanted) =>
  notOver(wanted).where('promotion.startsAt', '<=', wanted.now).orderBy('promotion.endsAt').orderBy('promotion.id');

/*
 * One that was ended before it began is not to come. Compared with the moment, both columns would have PostgreSQL expect few
 * rows, and read and sort all of them.
 */
const upcomingOf = (wanted: Wanted) =>
  shownOf(wanted)
    .where('promotion.startsAt', '>', wanted.now)
    .whereRef('promotion.endsAt', '>', 'promotion.startsAt')
    .orderBy('promotion.startsAt')
    .orderBy('promotion.id');

const countsOf = (wanted: Wanted) =>
  tables
    .selectFrom(notOver(wanted).as('shown'))
    .select(eb => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.sum<number>(eb.case().when('startsAt', '<=', wanted.now).then(1).else(0).end()).as('running'),
    ]);
