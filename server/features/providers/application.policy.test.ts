import { describe, expect, it } from 'vitest';
import { applicationPolicy } from './application.policy.ts';

const moderator = { accountId: 1, role: 'moderator' } as const;
const application = { type: 'place', status: 'pending', accountRole: 'place', accountStatus: 'pending' } as const;

describe('what can be decided on an application', () => {
  it('is to approve or refuse it while it waits, and to reopen it once it was refused', () => {
    const rights = (status: 'pending' | 'approved' | 'refused') =>
      applicationPolicy.rightsOf(moderator, { ...application, status });
    expect(rights('pending')).toEqual({ approve: true, refuse: true, reopen: false });
    expect(rights('refused')).toEqual({ approve: false, refuse: false, reopen: true });
    expect(rights('approved')).toEqual({ approve: false, refuse: false, reopen: false });
  });

  it.each([
    ['disabled', { accountStatus: 'disabled' }],
    ['deleted', { accountStatus: 'anonymised' }],
    ['given another role', { accountRole: 'professional' }],
  ])('is only to refuse it where the account was %s', (_, account) => {
    const rights = (status: 'pending' | 'refused') =>
      applicationPolicy.rightsOf(moderator, { ...application, ...account, status });
    expect(rights('pending')).toEqual({ approve: false, refuse: true, reopen: false });
    expect(rights('refused')).toEqual({ approve: false, refuse: false, reopen: false });
  });

  it('is for moderators and admins alone', () => {
    const approves = (role: 'admin' | 'editor' | 'user' | 'place') =>
      applicationPolicy.can({ accountId: 1, role }, 'approve', application);
    expect([approves('admin'), approves('editor'), approves('user'), approves('place')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
