import type { StaffProfileEditRow } from '@antam/server/features/profile-edits/staff-contract.ts';

/** What the fields are called of which staff look at every change. */
export const FIELDS = {
  name: 'Họ và tên',
  occupation: 'Nghề nghiệp',
  title: 'Học hàm',
  degrees: 'Học vị',
  qualifications: 'Trình độ chuyên môn',
  specialities: 'Chuyên khoa',
  workplaces: 'Nơi làm việc',
} as const satisfies Record<StaffProfileEditRow['fields'][number], string>;

export const fieldsText = (fields: StaffProfileEditRow['fields']): string =>
  fields.map(field => FIELDS[field]).join(', ');
