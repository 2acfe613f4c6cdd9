import { describe, expect, it } from 'vitest';
import type { Role } from '../../platform/auth/principal.ts';
import { CONTRIBUTION_STATUSES, type ContributionStatus } from '../contributions/contract.ts';
import { type CommentFacts, commentPolicy } from './comment.policy.ts';

const AUTHOR = 7;
const facts = (vary: Partial<CommentFacts> = {}): CommentFacts => ({
  authorId: AUTHOR,
  isOnOwnPage: false,
  isReply: false,
  status: 'published',
  ...vary,
});
const actor = (role: Role = 'user', accountId = 1) => ({ accountId, role });
/** In which states of a comment a user may do something with it. */
const states = (
  who: { readonly accountId: number; readonly role: Role },
  action: keyof ReturnType<typeof commentPolicy.rightsOf>,
  vary: Partial<CommentFacts> = {},
): ContributionStatus[] =>
  CONTRIBUTION_STATUSES.filter(status => commentPolicy.can(who, action, facts({ ...vary, status })));

describe('a comment', () => {
  it('[REV-24] [ROLE-19] is answered by the owner of its page alone, while it is shown and no answer itself', () => {
    const owner = { isOnOwnPage: true };
    expect(states(actor('place'), 'reply', owner)).toEqual(['published', 'reported']);
    expect(states(actor('place'), 'reply', { ...owner, isReply: true })).toEqual([]);
    expect(states(actor('place'), 'reply')).toEqual([]);
    expect(states(actor('user', AUTHOR), 'reply')).toEqual([]);
    expect(states(actor('admin'), 'reply')).toEqual([]);
  });

  it('[ROLE-20] [ROLE-30] is edited by its author until staff took it away, and by the owner of its page while it is shown', () => {
    expect(states(actor('user', AUTHOR), 'edit')).toEqual(['pending', 'published', 'reported']);
    expect(states(actor('place'), 'edit', { isOnOwnPage: true })).toEqual(['published', 'reported']);
    expect(states(actor('user'), 'edit')).toEqual([]);
    expect(states(actor('moderator'), 'edit')).toEqual([]);
  });

  it('[REV-53] is voted on and reported by everybody but its author and the owner of its page, while it is shown', () => {
    for (const action of ['vote', 'report'] as const) {
      expect(states(actor(), action)).toEqual(['published', 'reported']);
      expect(states(actor('user', AUTHOR), action)).toEqual([]);
      expect(states(actor(), action, { authorId: null })).toEqual(['published', 'reported']);
      expect(states(actor('place'), action, { isOnOwnPage: true })).toEqual([]);
    }
  });

  it('[REV-51] is published and taken away by moderators, each where it is not so already', () => {
    for (const role of ['moderator', 'admin'] as const) {
      expect(states(actor(role), 'publish')).toEqual(['pending', 'reported', 'hidden', 'rejected']);
      expect(states(actor(role), 'remove')).toEqual(['pending', 'published', 'reported']);
    }
    for (const role of ['user', 'place', 'professional', 'editor'] as const) {
      expect(states(actor(role, AUTHOR), 'publish', { isOnOwnPage: true })).toEqual([]);
      expect(states(actor(role, AUTHOR), 'remove', { isOnOwnPage: true })).toEqual([]);
    }
  });
});
