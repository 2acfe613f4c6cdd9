import { drugRecord } from '@antam/server/features/drugs/drug.record.ts';
import DrugIcon from '@mui/icons-material/MedicationOutlined';
import type { ConsoleResource } from '../../providers/console-resource.ts';
import { lazyPage } from '../../ui/lazy-page.ts';
import { recordOptions } from '../../ui/record-fields.ts';

/** Drugs of the library, drafts too. */
export const drugs: ConsoleResource = {
  name: drugRecord.plural,
  texts: { name: drugRecord.title, forcedCaseName: 'thuốc' },
  icon: DrugIcon,
  list: lazyPage(() => import('../library/list.tsx'), 'LibraryList'),
  create: lazyPage(() => import('../../ui/record-table-form.tsx'), 'RecordTableCreate'),
  edit: lazyPage(() => import('../../ui/record-table-form.tsx'), 'RecordTableEdit'),
  recordRepresentation: 'name',
  options: { ...recordOptions(drugRecord), isInDirectory: true },
};
