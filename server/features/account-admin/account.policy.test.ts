import { describe, expect, it } from 'vitest';
import { accountPolicy } from './account.policy.ts';

const admin = { accountId: 1, role: 'admin' } as const;
const member = { id: 2, role: 'user', status: 'active', has_second_factor: true } as const;
const NOTHING = { edit: false, move: false, remove_second_factor: false };

describe('what an admin may change of an account', () => {
  it('is everything of an account that is not staff', () => {
    expect(accountPolicy.rightsOf(admin, member)).toEqual({ edit: true, move: true, remove_second_factor: true });
  });

  it('excludes role, status and second factor of the own account', () => {
    const own = { ...member, id: 1, role: 'admin' } as const;
    expect(accountPolicy.rightsOf(admin, own)).toEqual({ edit: true, move: false, remove_second_factor: false });
  });

  it('excludes the second factor of staff, and one that does not exist', () => {
    expect(accountPolicy.can(admin, 'remove_second_factor', { ...member, role: 'editor' })).toBe(false);
    expect(accountPolicy.can(admin, 'remove_second_factor', { ...member, has_second_factor: false })).toBe(false);
  });

  it('is nothing once the account was emptied', () => {
    const emptied = { ...member, status: 'anonymised', has_second_factor: false } as const;
    expect(accountPolicy.rightsOf(admin, emptied)).toEqual(NOTHING);
  });

  it('is nothing for moderators and editors', () => {
    for (const role of ['moderator', 'editor'] as const) {
      expect(accountPolicy.rightsOf({ accountId: 3, role }, member)).toEqual(NOTHING);
    }
  });
});
