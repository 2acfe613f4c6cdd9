import type { UnitOfWork } from '../../platform/db/unit-of-work.ts';
import { conflict, notFound } from '../../platform/errors/problem.ts';
import { bindCalls, type Endpoint, type RequestContext, requirePrincipal } from '../../platform/http/endpoint.ts';
import { sendPage } from '../../platform/http/send-page.ts';
import { dropJob, retryJob } from '../../platform/jobs/change-job.ts';
import { jobsById, listJobs } from '../../platform/jobs/job-list.ts';
import { emailMessagesById, listEmailMessages } from '../../platform/mail/email-messages.ts';
import { retryIn } from '../../platform/mail/retry-email-message.ts';
import type { Services } from '../../platform/services.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { emailMessagePolicy, jobPolicy } from './outbox.policy.ts';
import { presentEmailMessage, presentEmailMessageRow, presentJob } from './outbox.presenter.ts';
import { emailMessageStaffCalls, jobStaffCalls } from './staff-contract.ts';

/** Calls of the console about email messages; who opens one, and who sends one again, stands in the audit log. */
export function emailMessageStaffRoutes(services: Services): readonly Endpoint[] {
  const { db, clock } = services;
  const find = async (id: number) => {
    const [emailMessage] = await emailMessagesById(services, [id]);
    if (!emailMessage) throw notFound('Không còn thư này.');
    return emailMessage;
  };
  return bindCalls(emailMessageStaffCalls, {
    list: async ({ query }, context) => {
      const { filter, ids, sort, offset, limit } = query;
      const asked = { state: filter.state, descending: sort.descending, offset, limit };
      const known = ids && (await emailMessagesById(services, ids));
      const { rows, total } = known ? { rows: known, total: known.length } : await listEmailMessages(services, asked);
      const actor = requirePrincipal(context);
      return sendPage(context, 'letters', query, { rows: rows.map(row => presentEmailMessageRow(actor, row)), total });
    },
    detail: async ({ params: { id } }, context) => {
      const emailMessage = await find(id);
      const entry = { action: 'letter.view', subjectKind: 'letter', subjectId: id, fields: ['recipient', 'subject'] };
      await db.transaction(unit => recordAudit(unit, services, { ...actorOf(context), ...entry }));
      return presentEmailMessage(requirePrincipal(context), emailMessage);
    },
    retry: async ({ params: { id } }, context) => {
      if (!emailMessagePolicy.can(requirePrincipal(context), 'retry', await find(id))) {
        throw conflict('Thư này đã được gửi hoặc không còn nội dung.');
      }
      await db.transaction(async unit => {
        const result = await retryIn(unit, db.engine, clock.now(), id);
        if (result !== 'enqueued' && result !== 'sending') throw conflict('Thư này vừa thay đổi. Xin tải lại trang.');
        const entry = { action: 'letter.retry', subjectKind: 'letter', subjectId: id, fields: [] };
        await recordAudit(unit, services, { ...actorOf(context), ...entry });
      });
      return { id };
    },
  });
}

/** Calls of the console about jobs of the outbox; each change stands in the audit log. */
export function jobStaffRoutes(services: Services): readonly Endpoint[] {
  const { db, clock } = services;
  const change = async (
    context: RequestContext,
    id: number,
    action: 'retry' | 'drop',
    act: (unit: UnitOfWork, id: number, now: Date) => Promise<boolean>,
  ) => {
    const now = clock.now();
    const [job] = await jobsById(db, now, [id]);
    if (!job) throw notFound('Việc này đã xong.');
    if (!jobPolicy.can(requirePrincipal(context), action, job)) {
      throw conflict('Việc này đang được làm, hoặc là việc của một lá thư.');
    }
    await db.transaction(async unit => {
      if (!(await act(unit, id, now))) throw conflict('Việc này vừa thay đổi. Xin tải lại trang.');
      const entry = { action: `job.${action}`, subjectKind: 'job', subjectId: id, fields: [] };
      await recordAudit(unit, services, { ...actorOf(context), ...entry });
    });
    return { id };
  };
  return bindCalls(jobStaffCalls, {
    list: async ({ query }, context) => {
      const { filter, ids, offset, limit } = query;
      const now = clock.now();
      const known = ids && (await jobsById(db, now, ids));
      const asked = { which: filter.which, topic: filter.topic, offset, limit };
      const { rows, total } = known ? { rows: known, total: known.length } : await listJobs(db, now, asked);
      const actor = requirePrincipal(context);
      return sendPage(context, 'jobs', query, { rows: rows.map(row => presentJob(actor, row)), total });
    },
    retry: ({ params: { id } }, context) => change(context, id, 'retry', retryJob),
    drop: ({ params: { id } }, context) => change(context, id, 'drop', dropJob),
  });
}
