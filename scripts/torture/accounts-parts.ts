import { aPlace } from '@antam/fixtures/factories/places.ts';
import { someReviews } from '@antam/fixtures/factories/reviews.ts';
import { PROMOTION_FULL_TEXT } from '@antam/server/features/promotions/contract.ts';
import type { Cluster } from './cluster.ts';
import { type Member, members, type Person, raceFaults, told } from './crowd.ts';
import type { Faults, Part } from './part.ts';
import { claim, redeem, runningPromotion } from './promotions.ts';
import { rows } from './rows.ts';

const CROWD = 100;
const QUOTA = 10;
const REDEMPTIONS = 50;
const REDEEMED_TEXT = 'Mã này đã được dùng lúc';

/** Made once: accounts take longer to make than a round lasts. */
const crowds = new WeakMap<Cluster, Promise<Member[]>>();
const crowdOf = (cluster: Cluster): Promise<Member[]> => {
  const known = crowds.get(cluster) ?? members(cluster, CROWD);
  crowds.set(cluster, known);
  return known;
};

/** Everybody votes both ways at once; the comment's numbers must be those of the votes that are stored. */
async function vote(cluster: Cluster): Promise<Faults> {
  const crowd = await crowdOf(cluster);
  const place = await aPlace(cluster.services.db);
  await someReviews(cluster.services.db, { kind: 'place', id: place.id }, [{ useful: 0, notUseful: 0 }]);
  const [comment] = await rows<{ id: number }>(cluster, 'select max(id) as id from comment', []);
  const id = Number(comment?.id);
  const send = (who: Person, useful: boolean) =>
    who('/api/v1/comment-voting/', { vote_for: 'place', useful, comment_id: id, first_time: true });
  const answers = await Promise.all(crowd.flatMap(({ who }) => [send(who, true), send(who, false)]));
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
async function claimPromotion(cluster: Cluster): Promise<Faults> {
  const crowd = await crowdOf(cluster);
  const id = await runningPromotion(cluster, { quota: QUOTA });
  const answers = await Promise.all(crowd.map(({ who }) => claim(who, id)));
  const claims = await rows<{ id: number }>(cluster, 'select id from promotion_claim where promotion_id = ?', [id]);
  const faults = raceFaults(answers, QUOTA, PROMOTION_FULL_TEXT);
  if (claims.length !== QUOTA) faults.push(`${claims.length} claims are stored instead of ${QUOTA}`);
  return faults;
}

/** Two owners of a page, one at each server, redeem one code again and again. */
async function redeemCode(cluster: Cluster): Promise<Faults> {
  const [here, there, patient] = await crowdOf(cluster);
  if (!here || !there || !patient) return ['nobody came'];
  const id = await runningPromotion(cluster, { owners: [here, there] });
  const { code }: { code: string } = JSON.parse((await claim(patient.who, id)).text);
  const answers = await Promise.all(
    Array.from({ length: REDEMPTIONS }, (_, n) => redeem(n % 2 === 0 ? here.who : there.who, code)),
  );
  const redeemed = await rows(
    cluster,
    'select id from promotion_claim where promotion_id = ? and redeemed_at is not null',
    [id],
  );
  const faults = raceFaults(answers, 1, REDEEMED_TEXT);
  if (redeemed.length !== 1) faults.push('a code that was redeemed is stored as one that was not');
  return faults;
}

export const ACCOUNT_PARTS: readonly Part[] = [
  { name: 'votes', summary: '100 people vote both ways on a review', round: vote },
  { name: 'claims', summary: '100 people claim a promotion for 10', round: claimPromotion },
  { name: 'redeem', summary: 'two people redeem one code 50 times', round: redeemCode },
];
