import { expect, it } from 'vitest';
import type { Role } from '../../platform/auth/principal.ts';
import { visitPolicy } from './visit.policy.ts';

const rights = (role: Role, isOwned: boolean) => visitPolicy.rightsOf({ accountId: 1, role }, { isOwned });

it.each<Role>(['professional', 'place'])(
  'a %s does everything with own visits, and nothing with those of others',
  role => {
    expect(rights(role, true)).toEqual({ view: true, act: true, addWalkIn: true });
    expect(rights(role, false)).toEqual({ view: false, act: false, addWalkIn: false });
  },
);

it('moderators and admins see visits of others and write down new ones, editors neither, and nobody of staff changes them', () => {
  expect(rights('moderator', false)).toEqual({ view: true, act: false, addWalkIn: true });
  expect(rights('admin', false)).toEqual({ view: true, act: false, addWalkIn: true });
  expect(rights('editor', false)).toEqual({ view: false, act: false, addWalkIn: false });
});
