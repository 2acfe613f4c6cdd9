import { expect, it } from 'vitest';
import { recordPolicy } from './record.policy.ts';

it('the policy of records lets editors and admins, and nobody else, edit and delete records of the directory', () => {
  const rights = (role: 'admin' | 'editor' | 'moderator' | 'place') =>
    recordPolicy.rightsOf({ accountId: 1, role }, {});
  const all = { edit: true, delete: true };
  const none = { edit: false, delete: false };
  expect([rights('admin'), rights('editor'), rights('moderator'), rights('place')]).toEqual([all, all, none, none]);
});
