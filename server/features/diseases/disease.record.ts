import {
  LIBRARY_BESIDE,
  libraryName,
  libraryPeople,
  librarySeen,
  librarySpecialities,
} from '../library/staff-contract.ts';
import { choiceOrNothing, code, section, yesNo } from '../records/staff-fields-contract.ts';
import { links, names } from '../records/staff-list-fields-contract.ts';
import { recordOf } from '../records/staff-record-contract.ts';
import { COMMONNESS } from './contract.ts';

/** What staff, lists and the console know of a disease. */
export const diseaseRecord = recordOf({
  kind: 'disease',
  plural: 'diseases',
  takesLongTexts: true,
  title: 'Bệnh',
  fields: {
    name: libraryName('Tên bệnh'),
    icd10: code({
      label: 'Mã ICD-10',
      called: 'mã ICD-10',
      help: 'Ví dụ: E11 hoặc E11.9.',
      max: 12,
      // "E11", "E11.9", "A15–A19" with either dash.
      pattern: /^[A-Z]\d\d(\.\d{1,2})?([-–][A-Z]\d\d)?$/,
      error: 'Mã ICD-10 chưa đúng, ví dụ: E11 hoặc E11.9.',
      codeName: 'code of ICD-10',
      example: 'E11',
    }),
    specialities: librarySpecialities(),
    synonyms: names({
      label: 'Cách gọi của bác sĩ',
      nameKind: 'synonym',
      example: 'đái tháo đường tuýp 2',
      alsoCell: 'official_name',
    }),
    folk: names({
      label: 'Cách gọi thường ngày',
      nameKind: 'folk',
      example: 'tiểu đường, bệnh tiểu đường',
      cell: 'folk_names',
    }),
    complaints: links({
      label: 'Người bệnh thường đến khám vì',
      called: 'triệu chứng',
      targetKind: 'complaint',
      reference: 'complaints',
      most: 30,
      pluralLabel: 'triệu chứng',
    }),
    drugs: links({
      label: 'Thuốc bác sĩ có thể cân nhắc',
      called: 'thuốc',
      targetKind: 'drug',
      reference: 'drugs',
      most: 30,
      pluralLabel: 'thuốc',
    }),
    emergency: yesNo({
      label: 'Có thể nguy cấp',
      help: 'Trang bệnh có số 115 trên cùng.',
    }),
    commonness: choiceOrNothing({
      label: 'Mức thường gặp',
      help: 'Ở Việt Nam. Trong các bệnh gần triệu chứng như nhau, bệnh thường gặp đứng trước.',
      values: COMMONNESS,
      names: {
        very_common: 'Rất thường gặp',
        common: 'Thường gặp',
        uncommon: 'Ít gặp',
        rare: 'Hiếm gặp',
      },
    }),
    overview: section({ label: 'Tổng quan', called: 'phần đầu' }),
    causes: section({ label: 'Nguyên nhân' }),
    symptoms: section({ label: 'Triệu chứng', called: 'biểu hiện' }),
    diagnosis: section({ label: 'Chẩn đoán' }),
    treatment: section({ label: 'Điều trị' }),
    prevention: section({ label: 'Phòng ngừa' }),
    when_to_see_doctor: section({ label: 'Khi nào cần đi khám' }),
    ...libraryPeople(),
  },
  seen: librarySeen,
  form: [
    { title: 'Bệnh', rows: [['name', 'icd10'], ['folk'], ['synonyms'], ['commonness'], ['emergency']] },
    { title: 'Liên quan', rows: [['specialities'], ['complaints'], ['drugs']] },
  ],
  beside: LIBRARY_BESIDE,
});
