import { aPlace } from '@antam/fixtures/factories/places.ts';
import { someReviews } from '@antam/fixtures/factories/reviews.ts';
import { PROMOTION_FULL_TEXT } from '@antam/server/features/promotions/contract.ts';
import { textOf } from '../../server/platform/db/text.ts';
import type { Cluster } from './cluster.ts';
import { members, type Person, raceFaults, told } from './crowd.ts';
import type { Faults, Part } from './part.ts';

const CROWD = 100;
const QUOTA = 10;
const DAY_MS = 86_400_000;

/** Made once: accounts take longer to make than a round lasts. */
const crowds = new WeakMap<Cluster, Promise<Person[]>>();
const crowdOf = (cluster: Cluster): Promise<Person[]> => {
  const known = crowds.get(cluster) ?? members(cluster, CROWD);
  crowds.set(cluster, known);
  return known;
};

const rows = <Row extends object>({ services }: Cluster, sql: string, values: readonly (string | number)[]) =>
  textOf(services.db.primary).all<Row>(sql, values);

/** Everybody votes both ways at once; the comment's numbers must be those of the votes that are stored. */
async function vote(cluster: Cluster): Promise<Faults> {
  const crowd = await crowdOf(cluster);
  const place = await aPlace(cluster.services.db);
  await someReviews(cluster.services.db, { kind: 'place', id: place.id }, [{ useful: 0, notUseful: 0 }]);
  const [comment] = await rows<{ id: number }>(cluster, 'select max(id) as id from comment', []);
  const id = Number(comment?.id);
  const send = (who: Person, useful: boolean) =>
    who('/api/v1/comment-voting/', { vote_for: 'place', useful, comment_id: id, first_time: true });
  const answers = await Promise.all(crowd.flatMap(who => [send(who, true), send(who, false)]));
  const [counted] = await rows<{ useful: number; not_useful: number }>(
    cluster,
    'select useful, not_useful from comment where id = ?',
    [id],
  );
  const votes = await rows<{ useful: boolean | number }>(
    cluster,
    'select useful from comment_vote where comment_id = ?',
    [id],
  );
  const useful = votes.filter(one => Boolean(one.useful)).length;
  const faults = answers.every(({ status }) => status === 200) ? [] : [`voting was answered ${told(answers)}`];
  if (votes.length !== crowd.length) faults.push(`${votes.length} votes of ${crowd.length} people are stored`);
  if (counted?.useful !== useful || counted.not_useful !== votes.length - useful) {
    faults.push(`${counted?.useful} and ${counted?.not_useful} are counted of ${useful} and ${votes.length - useful}`);
  }
  return faults;
}

/** More people claim a promotion than may. */
async function claim(cluster: Cluster): Promise<Faults> {
  const crowd = await crowdOf(cluster);
  const { services } = cluster;
  const place = await aPlace(services.db);
  const now = services.clock.now().getTime();
  const id = await services.db.transaction(async unit => {
    const [row] = await textOf(unit).sql<{ id: number }>(
      `insert into promotion (slug, title, category, place_id, new_price, quota, starts_at, ends_at, use_until, groups, status, created_at, updated_at)
       values ('thu', 'Ưu đãi thử', 'package', ?, 100000, ?, ?, ?, ?, '[]', 'published', ?, ?) returning id`,
      [
        ...[place.id, QUOTA, new Date(now - DAY_MS), new Date(now + DAY_MS), new Date(now + 2 * DAY_MS)],
        ...[new Date(now), new Date(now)],
      ],
    );
    return Number(row?.id);
  });
  const answers = await Promise.all(crowd.map(who => who('/api/v1/promotion-claim/', { promotion: id, options: [] })));
  const claims = await rows<{ id: number }>(cluster, 'select id from promotion_claim where promotion_id = ?', [id]);
  const faults = raceFaults(answers, QUOTA, PROMOTION_FULL_TEXT);
  if (claims.length !== QUOTA) faults.push(`${claims.length} claims are stored instead of ${QUOTA}`);
  return faults;
}

export const ACCOUNT_PARTS: readonly Part[] = [
  { name: 'votes', summary: '100 people vote both ways on a review', round: vote },
  { name: 'claims', summary: '100 people claim a promotion for 10', round: claim },
];
