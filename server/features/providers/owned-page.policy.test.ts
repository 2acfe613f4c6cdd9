import { describe, expect, it } from 'vitest';
import { ownedPagePolicy, receptionPolicy } from './owned-page.policy.ts';

const owner = { accountId: 1, role: 'place' } as const;

describe('what providers may do with a page that they own', () => {
  it.each(['place', 'professional'] as const)('is to open that of a %s once it is published, and not before', kind => {
    const rights = (status: 'published' | 'draft' | 'hidden') => ownedPagePolicy.rightsOf(owner, { kind, status });
    expect(rights('published')).toEqual({ view: true });
    expect(rights('draft')).toEqual({ view: false });
    expect(rights('hidden')).toEqual({ view: false });
  });
});

describe('the phone number of a reception', () => {
  it('is shown to everybody by the owner of the page alone', () => {
    expect(receptionPolicy.rightsOf(owner, { isOwned: true })).toEqual({ publish: true });
    expect(receptionPolicy.rightsOf(owner, { isOwned: false })).toEqual({ publish: false });
    expect(receptionPolicy.rightsOf({ accountId: 2, role: 'admin' }, { isOwned: false })).toEqual({ publish: false });
  });
});
