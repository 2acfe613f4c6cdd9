import { z } from 'zod';
import { hasWords } from '../../platform/contract/visible-text.ts';
import { lineText } from '../../platform/text/text-field.ts';
import { REVIEWED_LATER } from '../articles/staff-people-contract.ts';
import { recordId } from '../records/staff-contract.ts';
import { checkedLine, day, sectionOrNothing, type ValuesOf, yesNo } from '../records/staff-fields-contract.ts';
import { namesInRow, termsAmongOthers } from '../records/staff-list-fields-contract.ts';
import { recordOf } from '../records/staff-record-contract.ts';

/** As many specialities as a complaint leads to at most. */
export const MAX_SPECIALITIES = 3;
export const MAX_SERVICES = 10;
/** Other names in one list. */
export const MAX_NAMES = 30;
/** Characters. */
export const MAX_LENGTHS = { name: 120, source: 160 } as const;

/** One line with a letter or a digit. */
const called = lineText(MAX_LENGTHS.name).refine(hasWords, 'Xin nhập tên bằng chữ.');

/** What staff and the console know of a complaint. */
export const complaintRecord = recordOf({
  kind: 'complaint',
  plural: 'complaints',
  takesLongTexts: true,
  isDeletable: true,
  title: 'Triệu chứng, bệnh',
  fields: {
    name: checkedLine({
      label: 'Tên',
      help: 'Như người bệnh hay gõ nhất, ví dụ: đau dạ dày.',
      isRequired: true,
      max: MAX_LENGTHS.name,
      check: called,
    }),
    people: namesInRow({
      label: 'Cách gọi thường ngày',
      each: called,
      example: 'đau bao tử, xót ruột',
      most: MAX_NAMES,
    }),
    medical: namesInRow({
      label: 'Cách gọi của bác sĩ',
      each: called,
      example: 'viêm dạ dày, viêm loét dạ dày',
      most: MAX_NAMES,
    }),
    // The first to think of first.
    specialities: termsAmongOthers({
      label: 'Chuyên khoa *',
      called: 'chuyên khoa',
      help: `Từ một đến ${MAX_SPECIALITIES} chuyên khoa, nơi nên khám trước đứng đầu.`,
      termKind: 'speciality',
      most: MAX_SPECIALITIES,
      pluralLabel: 'chuyên khoa',
      check: z
        .array(recordId)
        .min(1, 'Xin chọn ít nhất một chuyên khoa.')
        .max(MAX_SPECIALITIES, `Xin chọn nhiều nhất ${MAX_SPECIALITIES} chuyên khoa.`),
    }),
    services: termsAmongOthers({
      label: 'Dịch vụ',
      help: `Nhiều nhất ${MAX_SERVICES} dịch vụ; có thể để trống.`,
      termKind: 'service',
      most: MAX_SERVICES,
      pluralLabel: 'dịch vụ',
      check: z.array(recordId).max(MAX_SERVICES, `Xin chọn nhiều nhất ${MAX_SERVICES} dịch vụ.`).default([]),
    }),
    // A visitor who looks for it is shown 115 first.
    emergency: yesNo({
      label: 'Cần cấp cứu',
      help: 'Ai tìm mục này thấy số 115 trước mọi kết quả.',
    }),
    source: checkedLine({
      label: 'Nguồn',
      help: 'Nơi tra cứu, ví dụ: ICD-10 K29.',
      max: MAX_LENGTHS.source,
      check: lineText(MAX_LENGTHS.source).default(''),
    }),
    when_to_call: sectionOrNothing({ label: 'Khi nào gọi 115' }),
    overview: sectionOrNothing({ label: 'Tổng quan' }),
    infants: sectionOrNothing({ label: 'Trẻ dưới 1 tuổi' }),
    children: sectionOrNothing({ label: 'Trẻ em' }),
    adults: sectionOrNothing({ label: 'Người lớn' }),
    pregnancy: sectionOrNothing({ label: 'Phụ nữ mang thai' }),
    elderly: sectionOrNothing({ label: 'Người cao tuổi' }),
    when_to_see_doctor: sectionOrNothing({ label: 'Khi nào cần đi khám' }),
    home_care: sectionOrNothing({ label: 'Chăm sóc tại nhà' }),
    reviewed_on: day({
      label: 'Ngày bác sĩ duyệt',
      help: 'Để trống khi chưa ai duyệt: trang nói rõ nội dung chưa được bác sĩ duyệt.',
      error: REVIEWED_LATER,
    }),
  },
  seen: {},
  form: [{ title: 'Tên gọi', rows: [['name'], ['people'], ['medical']] }],
  beside: [
    { title: 'Dẫn đến', rows: [['specialities'], ['services'], ['emergency']] },
    { title: 'Nguồn', rows: [['source'], ['reviewed_on']] },
  ],
});
export type ComplaintDraft = ValuesOf<typeof complaintRecord.fields>;
