import { z } from 'zod';
import { STAFF_STATUSES } from '../records/staff-contract.ts';
import { choiceOrNothing, line, naming, status } from '../records/staff-fields-contract.ts';
import { confirmation, numberOrNothing, orderedLinks, year } from '../records/staff-practice-fields-contract.ts';
import {
  checkedFormatted,
  email,
  formatted,
  phone,
  services,
  termList,
  termOrNothing,
} from '../records/staff-profile-fields-contract.ts';
import { recordOf } from '../records/staff-record-contract.ts';
import { MAX_TERMS } from '../taxonomy/contract.ts';
import { positionHtml } from './position-contract.ts';

const UNKNOWN_TERM = 'Mục này không còn trong danh mục. Xin chọn lại.';
/** Characters of a text about a professional; markup counts. */
const MAX_TEXT = 10_000;

/** What staff, lists and the console know of a professional. */
export const professionalRecord = recordOf({
  kind: 'professional',
  plural: 'professionals',
  isDeletable: true,
  title: 'Bác sĩ, chuyên gia',
  fields: {
    name: naming({
      label: 'Họ và tên',
      least: 1,
      max: 80,
      error: 'Xin nhập họ và tên.',
    }),
    status: status({ label: 'Trạng thái', values: STAFF_STATUSES, first: 'draft' }),
    gender: choiceOrNothing({
      label: 'Giới tính',
      values: ['female', 'male'],
      names: { female: 'Nữ', male: 'Nam' },
    }),
    licence_number: numberOrNothing({
      label: 'Số giấy phép',
      help: 'Như 000123/HNO-GPHN, 000123/BYT-CCHN hay 1234/CCHN-D-SYT-HNO.',
      max: 60,
    }),
    licence_issuer: line({ label: 'Nơi cấp', called: 'nơi cấp giấy phép', max: 160 }),
    licence_scope: line({ label: 'Phạm vi hành nghề', max: 300 }),
    /** What the check rests on; never public. */
    licence_evidence: line({
      label: 'Đã kiểm tra ở đâu, bằng cách nào',
      called: 'căn cứ kiểm tra giấy phép',
      help: 'Chỉ nhân viên thấy. Ví dụ: địa chỉ trang tra cứu của Sở Y tế.',
      max: 500,
    }),
    /**
     * The licence then needs a number in the form of the law, issuer, scope and evidence; nobody is published before. The
     * server stores when and by whom. Other words of a verified licence are a new check.
     */
    licence_verified: confirmation({
      label: 'Đã kiểm tra giấy phép',
      called: 'kiểm tra giấy phép',
      help: 'Chỉ đăng người đã được kiểm tra giấy phép. Ngày kiểm tra và người kiểm tra được ghi lại.',
      property: 'licenceVerifiedAt',
      cell: 'licence_verified_at',
    }),
    occupation: termOrNothing({ label: 'Nghề nghiệp', termKind: 'occupation', missing: UNKNOWN_TERM }),
    title: termOrNothing({ label: 'Học hàm', termKind: 'title', missing: UNKNOWN_TERM }),
    position: checkedFormatted({ label: 'Chức vụ', text: positionHtml }),
    description: formatted({ label: 'Giới thiệu', max: MAX_TEXT }),
    services_free: formatted({ label: 'Dịch vụ, bằng lời', max: MAX_TEXT }),
    experience_full: formatted({ label: 'Quá trình đào tạo và làm việc', max: MAX_TEXT }),
    achievements: formatted({ label: 'Thành tích', max: MAX_TEXT }),
    practising_since: year({
      label: 'Hành nghề từ năm',
      called: 'năm bắt đầu hành nghề',
      least: 1940,
      most: 2100,
    }),
    phone: phone({
      label: 'Điện thoại',
      help: 'Người xem chỉ thấy sau khi đăng nhập, trừ số công khai.',
    }),
    email: email({ label: 'Email', called: 'email' }),
    specialities: termList({ label: 'Chuyên khoa', termKind: 'speciality', most: MAX_TERMS }),
    degrees: termList({ label: 'Học vị', termKind: 'degree', most: MAX_TERMS }),
    qualifications: termList({ label: 'Trình độ chuyên môn', termKind: 'qualification', most: MAX_TERMS }),
    languages_spoken: termList({
      label: 'Ngôn ngữ',
      termKind: 'language',
      most: MAX_TERMS,
      cell: 'languages',
    }),
    services: services({ label: 'Dịch vụ và giá' }),
    workplaces: orderedLinks({
      label: 'Cơ sở y tế',
      called: 'nơi làm việc',
      help: 'Nơi chính đứng đầu.',
      reference: 'places',
      targetKind: 'place',
      table: 'workplace',
      most: 20,
    }),
  },
  seen: {
    /** When staff verified it. */
    licence_verified_at: {
      property: 'licenceVerifiedAt',
      shown: z.string().nullable(),
    },
    /** Id of the staff account that did; never public; null for checks that came with an import. */
    licence_checked_by: {
      property: 'licenceCheckedBy',
      shown: z.number().int().nullable(),
    },
    created_at: {
      property: 'createdAt',
      shown: z.string(),
    },
  },
  form: [
    {
      title: 'Thông tin chính',
      rows: [['name'], ['title', 'occupation'], ['degrees'], ['position'], ['gender', 'practising_since', 'status']],
    },
    {
      title: 'Giấy phép hành nghề',
      rows: [['licence_number', 'licence_issuer'], ['licence_scope'], ['licence_evidence'], ['licence_verified']],
    },
    { title: 'Chuyên môn', rows: [['specialities'], ['qualifications'], ['languages_spoken'], ['services']] },
  ],
  beside: [
    { title: 'Nơi làm việc', rows: [['workplaces']] },
    { title: 'Liên hệ', rows: [['phone', 'email']] },
    { title: 'Giới thiệu', rows: [['description'], ['services_free'], ['experience_full'], ['achievements']] },
  ],
});

/** The columns of lists of professionals; what stands in pictures and videos is no field. */
export const PROFESSIONAL_COLUMNS = [
  'external_id',
  'name',
  'gender',
  'occupation',
  'title',
  'specialities',
  'services',
  'degrees',
  'qualifications',
  'languages',
  'workplaces',
  'practising_since',
  'licence_number',
  'licence_issuer',
  'licence_scope',
  'licence_evidence',
  'licence_verified_at',
  'phone',
  'email',
  'status',
  'pictures',
  'videos',
  'position',
  'description',
  'services_free',
  'experience_full',
  'achievements',
] as const;
