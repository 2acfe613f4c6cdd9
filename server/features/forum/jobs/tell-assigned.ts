import { handle, type JobHandler } from '../../../platform/jobs/topic.ts';
import type { Services } from '../../../platform/services.ts';
import { postAssigned } from '../../posts/post-events.ts';
import { mailAssignment } from '../mails/thread-mails.ts';
import { tables } from '../tables.ts';

/** Writes to the professional who is asked to answer a question, while the request stands. */
export const tellAssigned = (services: Services): JobHandler =>
  handle(postAssigned, async ({ id, kind, entity_id }, { messageId }) => {
    if (kind !== 'thread') return;
    await services.db.transaction(async unit => {
      const asked = await unit.row(
        tables
          .selectFrom('post_assignment as request')
          .innerJoin('account', 'account.id', 'request.assignedTo')
          .select(['account.email', 'account.emailConfirmedAt'])
          .where('request.id', '=', id)
          .where('request.state', '=', 'open')
          .where('account.status', '=', 'active'),
      );
      const thread = await unit.row(
        tables
          .selectFrom('thread')
          .select(['id', 'slug', 'name'])
          .where('id', '=', entity_id)
          .where('status', '=', 'published'),
      );
      if (!asked?.email || asked.emailConfirmedAt === null || !thread) return;
      await mailAssignment(unit, services, { email: asked.email, thread }, `post.assigned:${id}:${messageId}`);
    });
  });
