import { z } from 'zod';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { changed } from '../../../platform/events/changed.ts';
import type { DailyJob } from '../../../platform/jobs/daily-job.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import { defineTopic, handle, type JobHandler } from '../../../platform/jobs/topic.ts';
import type { Services } from '../../../platform/services.ts';
import { rankAgain } from '../commands/rank-again.ts';
import { storePrior } from '../commands/store-prior.ts';

/** Enqueued with the prior that is stored, so that the ranks follow even after a crash. */
const ranksDue = defineTopic('reviews.ranks-due', z.object({ kind: z.string() }), { priority: 'bulk' });

/** Has the ranks of a kind of record follow what was changed in its ratings in the same transaction. */
export const ranksFollow =
  (kind: string) =>
  (unit: UnitOfWork, { clock }: Pick<Services, 'clock'>): Promise<unknown> =>
    enqueue(unit, ranksDue, { kind }, { now: clock.now() });

/** Looks what rating is usual for each kind of record; adding up the scores holds no lock. */
export const settlePriors: DailyJob = {
  name: 'reviews.settle-priors',
  run: async services => {
    for (const { name: kind } of services.subjects.all.filter(({ reviewed }) => reviewed)) {
      await storePrior(services, kind, unit => ranksFollow(kind)(unit, services));
    }
  },
};

/** What follows where the usual rating of a kind has moved. */
export const rankByPrior = (services: Services): JobHandler =>
  handle(ranksDue, ({ kind: subject }) =>
    rankAgain(services, services.subjects.get(subject), (unit, ids) =>
      changed(unit, services, { subject, ids, aspects: ['ratingRank', 'relevance'] }),
    ),
  );
