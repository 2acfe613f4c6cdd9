import { abbreviationRecord } from '@antam/server/features/abbreviation-admin/abbreviation.record.ts';
import ShortTextIcon from '@mui/icons-material/ShortText';
import type { ConsoleResource } from '../../providers/console-resource.ts';
import { lazyPage } from '../../ui/lazy-page.ts';
import { recordOptions } from '../../ui/record-fields.ts';

/** Medical abbreviations, and the words that the search reads in their place. */
export const abbreviations: ConsoleResource = {
  name: abbreviationRecord.plural,
  texts: { name: abbreviationRecord.title, forcedCaseName: 'chữ viết tắt' },
  icon: ShortTextIcon,
  list: lazyPage(() => import('./list.tsx'), 'AbbreviationList'),
  create: lazyPage(() => import('../../ui/record-table-form.tsx'), 'RecordTableCreate'),
  edit: lazyPage(() => import('../../ui/record-table-form.tsx'), 'RecordTableEdit'),
  recordRepresentation: 'short',
  options: { ...recordOptions(abbreviationRecord), isInDirectory: true },
};
