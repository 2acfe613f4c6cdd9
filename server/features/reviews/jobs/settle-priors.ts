import { z } from 'zod';
import { changed } from '../../../platform/events/changed.ts';
import { dailyJob } from '../../../platform/jobs/daily-job.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import { defineTopic, handle, type JobHandler } from '../../../platform/jobs/topic.ts';
import type { Services } from '../../../platform/services.ts';
import { rankAnew } from '../commands/rank-anew.ts';
import { storePrior } from '../commands/store-prior.ts';
import { tables } from '../tables.ts';

const priorsDue = defineTopic('reviews.priors-due', z.object({}), { priority: 'bulk' });
/** Enqueued with the prior that is stored, so that the ranks follow even after a crash. */
const ranksDue = defineTopic('reviews.ranks-due', z.object({ kind: z.string() }), { priority: 'bulk' });

/** Once a day, as long as there are reviews, looks what rating is usual; adding up the scores holds no lock. */
export const settlePriors = dailyJob('reviews.settle-priors', async (unit, now) => {
  await enqueue(unit, priorsDue, {}, { now });
  return (await unit.row(tables.selectFrom('review_score').select('kind').limit(1))) !== undefined;
});

/** The daily look, and what follows where the usual rating of a kind has moved. */
export function priorJobs(services: Services): readonly JobHandler[] {
  const { clock, subjects } = services;
  return [
    settlePriors.handler(services),
    handle(priorsDue, async () => {
      for (const { name: kind } of subjects.all.filter(({ reviewed }) => reviewed)) {
        await storePrior(services, kind, unit => enqueue(unit, ranksDue, { kind }, { now: clock.now() }));
      }
    }),
    handle(ranksDue, ({ kind: subject }) =>
      rankAnew(services, services.subjects.get(subject), (unit, ids) =>
        changed(unit, services, { subject, ids, aspects: ['ratingRank', 'relevance'] }),
      ),
    ),
  ];
}
