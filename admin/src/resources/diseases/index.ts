import { diseaseRecord } from '@antam/server/features/diseases/disease.record.ts';
import DiseaseIcon from '@mui/icons-material/CoronavirusOutlined';
import type { ConsoleResource } from '../../providers/console-resource.ts';
import { lazyPage } from '../../ui/lazy-page.ts';
import { recordOptions } from '../../ui/record-fields.ts';

/** Diseases of the library, drafts too. */
export const diseases: ConsoleResource = {
  name: diseaseRecord.plural,
  texts: { name: diseaseRecord.title, forcedCaseName: 'bệnh' },
  icon: DiseaseIcon,
  list: lazyPage(() => import('../library/list.tsx'), 'LibraryList'),
  create: lazyPage(() => import('../../ui/record-table-form.tsx'), 'RecordTableCreate'),
  edit: lazyPage(() => import('../../ui/record-table-form.tsx'), 'RecordTableEdit'),
  recordRepresentation: 'name',
  options: { ...recordOptions(diseaseRecord), isInDirectory: true },
};
