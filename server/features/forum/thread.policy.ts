import { definePolicy, hasRole, type PolicyActor } from '../../platform/auth/policy.ts';
import type { ThreadStatus } from './contract.ts';

/** What decides on a thread. */
export interface ThreadFacts {
  readonly status: ThreadStatus;
  /** Null for visitors without an account. */
  readonly authorId: number | null;
}

const isModerator = (actor: PolicyActor) => hasRole(actor, 'moderator');
const isShown = ({ status }: ThreadFacts) => status === 'published';
const wasNeverShown = ({ status }: ThreadFacts) => status === 'pending' || status === 'unconfirmed';

/** Who may do what with a thread. */
export const threadPolicy = definePolicy<ThreadFacts>()({
  view: (actor, thread) => isShown(thread) || thread.authorId === actor.accountId || isModerator(actor),
  follow: (actor, thread) => isShown(thread) || (thread.status === 'pending' && thread.authorId === actor.accountId),
  publish: (actor, thread) => isModerator(actor) && !isShown(thread) && thread.status !== 'merged',
  hide: (actor, thread) => isModerator(actor) && isShown(thread),
  reject: (actor, thread) => isModerator(actor) && wasNeverShown(thread),
  edit: (actor, { status }) => isModerator(actor) && status !== 'merged',
  lock: (actor, thread) => isModerator(actor) && isShown(thread),
  merge: (actor, thread) => isModerator(actor) && isShown(thread),
  assign: (actor, thread) => isModerator(actor) && isShown(thread),
});
