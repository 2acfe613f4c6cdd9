import DiseaseIcon from '@mui/icons-material/CoronavirusOutlined';
import type { ConsoleResource } from '../../providers/console-resource.ts';
import { lazyPage } from '../../ui/lazy-page.ts';
import { LIBRARY_FIELDS, LIBRARY_KINDS } from '../library/fields.ts';
import { COMMONNESS_CHOICES } from './commonness.ts';

/** Diseases of the library, drafts too. */
export const diseases: ConsoleResource = {
  name: 'diseases',
  texts: { name: 'Bệnh', forcedCaseName: 'bệnh' },
  icon: DiseaseIcon,
  list: lazyPage(() => import('../library/list.tsx'), 'LibraryList'),
  create: lazyPage(() => import('./create.tsx'), 'DiseaseCreate'),
  edit: lazyPage(() => import('./edit.tsx'), 'DiseaseEdit'),
  recordRepresentation: 'name',
  options: {
    subject: 'disease',
    isInDirectory: true,
    fields: {
      ...LIBRARY_FIELDS,
      icd10: 'mã ICD-10',
      emergency: 'có thể nguy cấp',
      commonness: 'mức thường gặp',
      synonyms: 'cách gọi của bác sĩ',
      folk: 'cách gọi thường ngày',
      complaints: 'triệu chứng',
      drugs: 'thuốc',
      causes: 'nguyên nhân',
      symptoms: 'biểu hiện',
      diagnosis: 'chẩn đoán',
      treatment: 'điều trị',
      prevention: 'phòng ngừa',
      when_to_see_doctor: 'khi nào cần đi khám',
    },
    kinds: {
      ...LIBRARY_KINDS,
      complaints: { reference: 'complaints' },
      drugs: { reference: 'drugs' },
      commonness: { choices: COMMONNESS_CHOICES },
      overview: 'html',
      causes: 'html',
      symptoms: 'html',
      diagnosis: 'html',
      treatment: 'html',
      prevention: 'html',
      when_to_see_doctor: 'html',
    },
  },
};
