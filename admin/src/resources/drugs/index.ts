import DrugIcon from '@mui/icons-material/MedicationOutlined';
import type { ConsoleResource } from '../../providers/console-resource.ts';
import { lazyPage } from '../../ui/lazy-page.ts';
import { LIBRARY_FIELDS, LIBRARY_KINDS } from '../library/fields.ts';

/** Drugs of the library, drafts too. */
export const drugs: ConsoleResource = {
  name: 'drugs',
  texts: { name: 'Thuốc', forcedCaseName: 'thuốc' },
  icon: DrugIcon,
  list: lazyPage(() => import('../library/list.tsx'), 'LibraryList'),
  create: lazyPage(() => import('./create.tsx'), 'DrugCreate'),
  edit: lazyPage(() => import('./edit.tsx'), 'DrugEdit'),
  recordRepresentation: 'name',
  options: {
    subject: 'drug',
    isInDirectory: true,
    fields: {
      ...LIBRARY_FIELDS,
      brands: 'tên biệt dược',
      names: 'tên khác',
      type: 'loại',
      atc: 'mã ATC',
      group: 'nhóm',
      form: 'dạng dùng',
      uses: 'công dụng',
      dose: 'liều dùng',
      contraindications: 'chống chỉ định',
      warnings: 'thận trọng',
      interactions: 'tương tác',
      pregnancy: 'mang thai và cho con bú',
      side_effects: 'tác dụng phụ',
      overdose: 'quá liều',
      storage: 'bảo quản',
    },
    kinds: {
      ...LIBRARY_KINDS,
      overview: 'html',
      uses: 'html',
      dose: 'html',
      contraindications: 'html',
      warnings: 'html',
      interactions: 'html',
      pregnancy: 'html',
      side_effects: 'html',
      overdose: 'html',
      storage: 'html',
    },
  },
};
