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
  create: lazyPage(() => import('../library/form.tsx'), 'LibraryCreate'),
  edit: lazyPage(() => import('../library/form.tsx'), 'LibraryEdit'),
  recordRepresentation: 'name',
  options: { ...recordOptions(drugRecord), isInDirectory: true },
};
