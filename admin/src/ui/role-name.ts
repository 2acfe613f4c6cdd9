import type { Role } from '@antam/server/features/accounts/contract.ts';

const NAMES: Readonly<Record<Role, string>> = {
  user: 'Người dùng',
  favourite: 'Người dùng (ghi nhớ)',
  professional: 'Bác sĩ, chuyên gia',
  place: 'Cơ sở y tế',
  moderator: 'Điều phối viên',
  editor: 'Biên tập viên',
  admin: 'Quản trị viên',
};

/** All roles with their Vietnamese names, as choices of a select. */
export const roleChoices = Object.entries(NAMES).map(([id, name]) => ({ id, name }));

/** A role's Vietnamese name; the role itself where it is not known. */
export const roleName = (role: string): string => roleChoices.find(({ id }) => id === role)?.name ?? role;
