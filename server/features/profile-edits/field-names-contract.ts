import type { MODERATED } from './contract.ts';

/** What people call the fields of which staff look at every change. */
export const FIELD_NAMES = {
  name: 'Họ và tên',
  occupation: 'Nghề nghiệp',
  title: 'Học hàm',
  degrees: 'Học vị',
  qualifications: 'Trình độ chuyên môn',
  specialities: 'Chuyên khoa',
  workplaces: 'Nơi làm việc',
} as const satisfies Record<(typeof MODERATED)[number], string>;
