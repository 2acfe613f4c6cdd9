import type { PolicyActor } from '../../platform/auth/policy.ts';
import type { Job } from '../../platform/jobs/job-list.ts';
import { type Letter, maskedAddress } from '../../platform/mail/letters.ts';
import { jobPolicy, letterPolicy } from './outbox.policy.ts';
import type { StaffJob, StaffLetter, StaffLetterRow } from './staff-contract.ts';

/** A letter in a list. */
export function presentLetterRow(actor: PolicyActor, letter: Letter): StaffLetterRow {
  const { recipient, answers } = letter;
  const masked = recipient === null ? null : maskedAddress(recipient);
  return { ...common(actor, letter), recipient: masked, last_answer: answers.at(-1) ?? null };
}

/** A letter alone. */
export function presentLetter(actor: PolicyActor, letter: Letter): StaffLetter {
  const { recipient, sentAt, failedAt, answers } = letter;
  return {
    ...common(actor, letter),
    recipient,
    answers: [...answers],
    sent_at: sentAt?.toISOString() ?? null,
    failed_at: failedAt?.toISOString() ?? null,
  };
}

function common(actor: PolicyActor, letter: Letter) {
  const { id, state, isRefused, subject, createdAt, attempts } = letter;
  return {
    id,
    state,
    subject,
    attempts,
    is_refused: isRefused,
    created_at: createdAt.toISOString(),
    can: letterPolicy.rightsOf(actor, letter),
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
