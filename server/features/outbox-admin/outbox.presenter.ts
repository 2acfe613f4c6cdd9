import type { PolicyActor } from '../../platform/auth/policy.ts';
import type { Job } from '../../platform/jobs/job-list.ts';
import { type EmailMessage, maskedAddress } from '../../platform/mail/email-messages.ts';
import { emailMessagePolicy, jobPolicy } from './outbox.policy.ts';
import type { StaffEmailMessage, StaffEmailMessageRow, StaffJob } from './staff-contract.ts';

/** An email message in a list. */
export function presentEmailMessageRow(actor: PolicyActor, emailMessage: EmailMessage): StaffEmailMessageRow {
  const { recipient, answers } = emailMessage;
  const masked = recipient === null ? null : maskedAddress(recipient);
  return { ...common(actor, emailMessage), recipient: masked, last_answer: answers.at(-1) ?? null };
}

/** An email message alone. */
export function presentEmailMessage(actor: PolicyActor, emailMessage: EmailMessage): StaffEmailMessage {
  const { recipient, sentAt, failedAt, answers } = emailMessage;
  return {
    ...common(actor, emailMessage),
    recipient,
    answers: [...answers],
    sent_at: sentAt?.toISOString() ?? null,
    failed_at: failedAt?.toISOString() ?? null,
  };
}

function common(actor: PolicyActor, emailMessage: EmailMessage) {
  const { id, state, isRefused, subject, createdAt, attempts } = emailMessage;
  return {
    id,
    state,
    subject,
    attempts,
    is_refused: isRefused,
    created_at: createdAt.toISOString(),
    can: emailMessagePolicy.rightsOf(actor, emailMessage),
  };
}

/** A job in a list. */
export function presentJob(actor: PolicyActor, job: Job): StaffJob {
  const { id, topic, state, createdAt, availableAt, attempts, error } = job;
  return {
    id,
    topic,
    state,
    attempts,
    error,
    created_at: createdAt.toISOString(),
    available_at: availableAt.toISOString(),
    can: jobPolicy.rightsOf(actor, job),
  };
}
