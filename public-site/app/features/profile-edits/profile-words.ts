import type { ToldChange } from '@antam/server/features/profile-edits/contract.ts';
import { FIELD_NAMES } from '@antam/server/features/profile-edits/field-names-contract.ts';
import { formDrafts } from '../../memory/draft-keys.ts';

/** Where what is typed into a profile is kept until it is saved. */
export const profileDrafts = (id: number): string => formDrafts(`profile:${id}`);

/** Sentences of the page on which professionals edit their profile. */
export const SAVED = 'Sửa thông tin thành công. Xin cảm ơn bạn!';
export const NOT_SAVED = 'Sửa không thành công. Xin vui lòng thử lại.';
export const NOT_TAKEN_BACK = 'Chưa rút lại được. Xin vui lòng thử lại.';
export const NOT_UPLOADED = 'Có lỗi khi tải ảnh lên. Bạn có muốn thử lại không?';
export const NOT_MAIN = 'Có lỗi khi xét ảnh đại diện, vui lòng thử lại!';
export const DELETE_PICTURE = 'Bạn có chắc chắn muốn xoá ảnh này không?';
export const NOT_DELETED = 'Có lỗi khi xoá ảnh, vui lòng thử lại!';

/** What fields are called, by the names that the call gives them. */
export const LABELS = {
  ...FIELD_NAMES,
  phone: 'Số điện thoại',
  email: 'Email',
  position: 'Chức vụ',
  description: 'Giới thiệu',
  services: 'Dịch vụ',
  services_free: 'Dịch vụ miễn phí',
  experience_full: 'Kinh nghiệm',
  achievements: 'Thành tích',
  languages_spoken: 'Ngôn ngữ',
} as const satisfies Record<ToldChange['field'], string> & Record<string, string>;

export type ProfileField = keyof typeof LABELS;

/** What inputs of the form are called, by the names that the call gives their fields. */
export const INPUTS: Readonly<Record<ProfileField, string>> = {
  name: 'professional-name',
  occupation: 'professional-occupation',
  title: 'professional-title',
  degrees: 'professional-degrees',
  qualifications: 'professional-qualifications',
  specialities: 'professional-specialities',
  workplaces: 'professional-workplaces',
  phone: 'professional-tel',
  email: 'professional-email',
  position: 'professional-position',
  description: 'professional-description',
  services: 'professional-services',
  services_free: 'professional-services-free',
  experience_full: 'professional-experience',
  achievements: 'professional-achievements',
  languages_spoken: 'professional-language',
};

/** The input that holds whose profile it is. */
export const ID_INPUT = 'professional-id';
/** The state of the profile that the form was filled from. */
export const VERSION_INPUT = 'version';
/** A button of the form that takes back what waits of one field. */
export const TAKE_BACK = 'take_back';
