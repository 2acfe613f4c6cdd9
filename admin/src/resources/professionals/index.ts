import { professionalRecord } from '@antam/server/features/professionals/professional.record.ts';
import DoctorIcon from '@mui/icons-material/MedicalServicesOutlined';
import type { ConsoleResource } from '../../providers/console-resource.ts';
import { lazyPage } from '../../ui/lazy-page.ts';
import { recordOptions } from '../../ui/record-fields.ts';

/** Doctors and other health workers. */
export const professionals: ConsoleResource = {
  name: professionalRecord.plural,
  texts: { name: professionalRecord.title, forcedCaseName: 'bác sĩ, chuyên gia' },
  icon: DoctorIcon,
  list: lazyPage(() => import('./list.tsx'), 'ProfessionalList'),
  create: lazyPage(() => import('../../ui/record-table-form.tsx'), 'RecordTableCreate'),
  edit: lazyPage(() => import('./edit.tsx'), 'ProfessionalEdit'),
  recordRepresentation: 'name',
  options: { ...recordOptions(professionalRecord), isInDirectory: true },
};
