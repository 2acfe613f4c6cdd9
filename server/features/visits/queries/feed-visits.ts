import { hashToken } from '../../../platform/auth/token.ts';
import { addDays } from '../../../platform/clock/vietnam-calendar.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import { notFound } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { ownsPage } from '../../providers/queries/owned-ids.ts';
import { tables } from '../tables.ts';
import type { FeedVisit } from '../visit-feed.presenter.ts';
import type { VisitsOf } from '../visits-of.ts';
import { namesOfVisits } from './names-of-visits.ts';
import { visitsBetween } from './visit-rows.ts';

/** Visits so many days back stay in the feed. */
const BACK_DAYS = 30;
/** Further than any visit is booked ahead. */
const AHEAD_DAYS = 60;
/** The latest so many. */
const MAX_VISITS = 5_000;

/** The owner whose visits a feed shows. */
interface Feed extends VisitsOf {
  /** The name of the page. */
  readonly name: string;
}

/**
 * The feed of a secret. Throws 404 for a secret that nobody has or that was renewed, and where the account does not own
 * the page any more.
 */
export async function feedBySecret(primary: Reader, secret: string): Promise<Feed> {
  const feed = await primary.row(
    tables
      .selectFrom('visit_feed')
      .select(['account', 'kind', 'entityId as id'])
      .where('secretHash', '=', hashToken(secret)),
  );
  const page = feed && (await primary.row(tables.selectFrom(feed.kind).select('name').where('id', '=', feed.id)));
  if (!feed || !page || !(await ownsPage(primary, feed.account, feed))) throw notFound('Không tìm thấy lịch này.');
  const { kind, id } = feed;
  return { name: page.name, place: kind === 'place' ? id : null, professional: kind === 'professional' ? id : null };
}

/** What a feed shows: visits of the last days and all to come, those that were cancelled left out. */
export async function feedVisits({ db, clock }: Pick<Services, 'db' | 'clock'>, of: VisitsOf): Promise<FeedVisit[]> {
  const now = clock.now();
  const span = { from: addDays(now, -BACK_DAYS), to: addDays(now, AHEAD_DAYS) };
  const rows = await db.primary.rows(
    visitsBetween(of, span)
      .select(['code', 'state', 'startAt as start', 'endAt as end', 'name', 'sequence', 'updatedAt'])
      .select(['place', 'professional', 'reason'])
      .where('state', '<>', 'cancelled')
      .orderBy('startAt', 'desc')
      .limit(MAX_VISITS),
  );
  const names = await namesOfVisits(db.primary, rows);
  return rows.map(({ code, start, end, sequence, name, ...row }) => ({
    code,
    start,
    end,
    sequence,
    name,
    updatedAt: row.updatedAt,
    isPending: row.state === 'pending',
    place: names.places.get(row.place) ?? '',
    professional: row.professional === null ? null : (names.professionals.get(row.professional) ?? ''),
    reason: row.reason === null ? null : (names.reasons.get(row.reason) ?? null),
  }));
}
