import { describe, expect, it } from 'vitest';
import { ownedPagePolicy } from './owned-page.policy.ts';

const owner = { accountId: 1, role: 'place' } as const;

describe('what providers may do with a page that they own', () => {
  it.each(['place', 'professional'] as const)('is to open that of a %s once it is published, and not before', kind => {
    const rights = (status: 'published' | 'draft' | 'hidden') => ownedPagePolicy.rightsOf(owner, { kind, status });
    expect(rights('published')).toEqual({ view: true });
    expect(rights('draft')).toEqual({ view: false });
    expect(rights('hidden')).toEqual({ view: false });
  });
});
