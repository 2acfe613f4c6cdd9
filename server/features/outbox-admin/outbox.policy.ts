import { definePolicy, hasRole } from '../../platform/auth/policy.ts';
import type { Job } from '../../platform/jobs/job-list.ts';
import type { EmailMessage } from '../../platform/mail/email-messages.ts';
import { isEmailMessageTopic } from '../../platform/mail/send-mail.ts';

/** What admins may do with an email message. */
export const emailMessagePolicy = definePolicy<Pick<EmailMessage, 'state'>>()({
  retry: (actor, { state }) => hasRole(actor) && (state === 'waiting' || state === 'failed'),
});

const isFree = ({ state, topic }: Pick<Job, 'state' | 'topic'>) => state !== 'running' && !isEmailMessageTopic(topic);

/** What admins may do with a job; that of an email message is tried again with its email message. */
export const jobPolicy = definePolicy<Pick<Job, 'state' | 'topic'>>()({
  retry: (actor, job) => hasRole(actor) && isFree(job),
  drop: (actor, job) => hasRole(actor) && isFree(job),
});
