import { expect, it } from 'vitest';
import type { Role } from '../../platform/auth/principal.ts';
import { calendarPolicy } from './calendar.policy.ts';

const rights = (role: Role, isOwned: boolean) => calendarPolicy.rightsOf({ accountId: 1, role }, { isOwned });

it.each<Role>(['professional', 'place'])('a %s does everything with an own calendar, and nothing with others', role => {
  expect(rights(role, true)).toEqual({ view: true, edit: true, confirm: true });
  expect(rights(role, false)).toEqual({ view: false, edit: false, confirm: false });
});

it('staff see calendars, editors and admins change them, and nobody of staff confirms for an owner', () => {
  expect(rights('moderator', false)).toEqual({ view: true, edit: false, confirm: false });
  expect(rights('editor', false)).toEqual({ view: true, edit: true, confirm: false });
  expect(rights('admin', false)).toEqual({ view: true, edit: true, confirm: false });
});
