import { complaintRecord } from '@antam/server/features/complaint-admin/complaint.record.ts';
import SickIcon from '@mui/icons-material/SickOutlined';
import type { ConsoleResource } from '../../providers/console-resource.ts';
import { lazyPage } from '../../ui/lazy-page.ts';
import { recordOptions } from '../../ui/record-fields.ts';

/** What people come with, and the specialities that the search leads it to. */
export const complaints: ConsoleResource = {
  name: complaintRecord.plural,
  texts: { name: complaintRecord.title, forcedCaseName: 'triệu chứng, bệnh' },
  icon: SickIcon,
  list: lazyPage(() => import('./list.tsx'), 'ComplaintList'),
  create: lazyPage(() => import('../../ui/record-table-form.tsx'), 'RecordTableCreate'),
  edit: lazyPage(() => import('../../ui/record-table-form.tsx'), 'RecordTableEdit'),
  recordRepresentation: 'name',
  options: { ...recordOptions(complaintRecord), isInDirectory: true },
};
