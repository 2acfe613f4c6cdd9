import type { DailyJob } from '../../../platform/jobs/daily-job.ts';
import { CONFIRM_DAYS } from '../commands/ask-question.ts';
import { deleteThreads } from '../commands/delete-threads.ts';
import { tables } from '../tables.ts';

const DAY_MS = 86_400_000;
const AT_ONCE = 500;

/** Deletes questions whose askers never confirmed their address: the link does not work any more. */
export const forgetUnconfirmed: DailyJob = {
  name: 'forum.forget-unconfirmed',
  run: async services => {
    const before = new Date(services.clock.now().getTime() - CONFIRM_DAYS * DAY_MS);
    const old = await services.db.primary.column(
      tables
        .selectFrom('thread')
        .select('id')
        .where('status', '=', 'unconfirmed')
        .where('createdAt', '<', before)
        .orderBy('id')
        .limit(AT_ONCE),
    );
    if (old.length > 0) await services.db.transaction(unit => deleteThreads(unit, services, old));
  },
};
