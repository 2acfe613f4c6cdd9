import { definePolicy, hasRole } from '../../platform/auth/policy.ts';
import type { Job } from '../../platform/jobs/job-list.ts';
import type { Letter } from '../../platform/mail/letters.ts';
import { isLetterTopic } from '../../platform/mail/send-mail.ts';

/** What admins may do with a letter. */
export const letterPolicy = definePolicy<Pick<Letter, 'state'>>()({
  retry: (actor, { state }) => hasRole(actor) && (state === 'waiting' || state === 'failed'),
});

const isFree = ({ state, topic }: Pick<Job, 'state' | 'topic'>) => state !== 'running' && !isLetterTopic(topic);

/** What admins may do with a job; that of a letter is tried again with its letter. */
export const jobPolicy = definePolicy<Pick<Job, 'state' | 'topic'>>()({
  retry: (actor, job) => hasRole(actor) && isFree(job),
  drop: (actor, job) => hasRole(actor) && isFree(job),
});
