import {
  LIBRARY_BESIDE,
  libraryName,
  libraryPeople,
  librarySeen,
  librarySpecialities,
} from '../library/staff-contract.ts';
import { choice, code, line, section } from '../records/staff-fields-contract.ts';
import { names } from '../records/staff-list-fields-contract.ts';
import { recordOf } from '../records/staff-record-contract.ts';
import { DRUG_TYPE_NAMES, DRUG_TYPES } from './contract.ts';

/** What staff, lists and the console know of a drug. */
export const drugRecord = recordOf({
  kind: 'drug',
  plural: 'drugs',
  takesLongTexts: true,
  title: 'Thuốc',
  fields: {
    name: libraryName('Tên hoạt chất'),
    names: names({
      label: 'Tên khác của hoạt chất',
      called: 'tên khác',
      nameKind: 'generic',
      example: 'Acetaminophen',
      cell: 'other_names',
    }),
    brands: names({
      label: 'Tên biệt dược',
      nameKind: 'brand',
      example: 'Panadol, Efferalgan',
      cell: 'brand_names',
    }),
    type: choice({
      label: 'Loại',
      values: DRUG_TYPES,
      names: DRUG_TYPE_NAMES,
      lead: 'Thuốc',
      // Nobody gets one without prescription because a row of a list does not say.
      unsaid: 'prescription',
    }),
    atc: code({
      label: 'Mã ATC',
      called: 'mã ATC',
      help: 'Ví dụ: N02BE01.',
      max: 10,
      // "N", "N02", "N02B", "N02BE", "N02BE01".
      pattern: /^[ABCDGHJLMNPRSV](\d\d([A-Z]([A-Z](\d\d)?)?)?)?$/,
      error: 'Mã ATC chưa đúng, ví dụ: N02BE01.',
      codeName: 'ATC code',
      example: 'N02BE01',
    }),
    group: line({
      label: 'Nhóm',
      help: 'Ví dụ: Giảm đau, hạ sốt.',
      property: 'groupName',
      max: 120,
    }),
    form: line({
      label: 'Dạng dùng',
      help: 'Ví dụ: Viên nén, siro.',
      max: 200,
    }),
    specialities: librarySpecialities(),
    overview: section({ label: 'Thuốc là gì', called: 'phần đầu' }),
    uses: section({ label: 'Công dụng' }),
    dose: section({ label: 'Liều dùng và cách dùng', called: 'liều dùng' }),
    contraindications: section({ label: 'Chống chỉ định' }),
    warnings: section({ label: 'Thận trọng' }),
    interactions: section({ label: 'Tương tác thuốc', called: 'tương tác' }),
    pregnancy: section({ label: 'Mang thai và cho con bú' }),
    side_effects: section({ label: 'Tác dụng phụ' }),
    overdose: section({ label: 'Quá liều, quên liều', called: 'quá liều' }),
    storage: section({ label: 'Bảo quản' }),
    ...libraryPeople(),
  },
  seen: librarySeen,
  form: [
    {
      title: 'Thuốc',
      rows: [['name', 'type'], ['brands'], ['names'], ['atc', 'group', 'form'], ['specialities']],
    },
  ],
  beside: LIBRARY_BESIDE,
});
