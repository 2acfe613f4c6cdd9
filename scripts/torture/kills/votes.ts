import { aPlace } from '@antam/fixtures/factories/places.ts';
import { someReviews } from '@antam/fixtures/factories/reviews.ts';
import type { Cluster } from '../cluster.ts';
import type { Member, Seen } from '../crowd.ts';
import { rows } from '../rows.ts';
import { type Errand, halfFaults } from './errand.ts';

/** What a person voted last, and what was acknowledged last. */
interface Votes {
  readonly account: number;
  sent?: boolean;
  acknowledged?: boolean;
}

/** Members change their votes on one review again and again. */
export async function votes(cluster: Cluster, people: readonly Member[]): Promise<Errand> {
  const { db } = cluster.services;
  const place = await aPlace(db);
  await someReviews(db, { kind: 'place', id: place.id }, [{ useful: 0, notUseful: 0 }]);
  const [comment] = await rows<{ id: number }>(cluster, 'select max(id) as id from comment');
  const id = Number(comment?.id);
  const written = people.map(({ account }): Votes => ({ account }));
  return {
    writers: people.map((member, n) => writeVotes(member, id, written[n] ?? { account: 0 })),
    faults: async () => {
      const stored = await rows<{ account_id: number; useful: boolean | number }>(
        cluster,
        'select account_id, useful from comment_vote where comment_id = ?',
        [id],
      );
      const [counted] = await rows<{ useful: number; not_useful: number }>(
        cluster,
        'select useful, not_useful from comment where id = ?',
        [id],
      );
      const useful = stored.filter(vote => Boolean(vote.useful)).length;
      const isCounted = counted?.useful === useful && counted.not_useful === stored.length - useful;
      const lost = written.filter(({ account, sent, acknowledged }) => {
        const own = stored.find(vote => vote.account_id === account);
        const vote = own && Boolean(own.useful);
        return vote !== acknowledged && vote !== sent;
      });
      return [
        ...(lost.length > 0 ? [`${lost.length} votes that were acknowledged are lost`] : []),
        ...halfFaults('votes', isCounted ? 0 : stored.length),
      ];
    },
  };
}

async function* writeVotes({ who }: Member, comment: number, votes: Votes): AsyncGenerator<Seen, void> {
  for (let useful = true; ; useful = !useful) {
    votes.sent = useful;
    const sent = { vote_for: 'place', useful, comment_id: comment, first_time: votes.acknowledged === undefined };
    const seen = await who('/api/v1/comment-voting/', sent);
    if (seen.status === 200) votes.acknowledged = useful;
    yield seen;
  }
}
