import { expect, it } from 'vitest';
import { ROLES, type Role } from '../../platform/auth/principal.ts';
import { ownAccountPolicy } from './own-account.policy.ts';

const rolesThatMay = (action: 'delete' | 'use_second_factor' | 'remove_second_factor'): readonly Role[] =>
  ROLES.filter(role => ownAccountPolicy.can({ accountId: 1, role }, action, {}));

it('everybody but staff deletes their own account', () => {
  expect(rolesThatMay('delete')).toEqual(['user', 'favourite', 'professional', 'place']);
});

it('providers and staff use a second factor, which only providers remove themselves', () => {
  expect(rolesThatMay('use_second_factor')).toEqual(['professional', 'place', 'moderator', 'editor', 'admin']);
  expect(rolesThatMay('remove_second_factor')).toEqual(['professional', 'place']);
});
