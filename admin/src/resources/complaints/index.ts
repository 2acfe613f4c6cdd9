import SickIcon from '@mui/icons-material/SickOutlined';
import type { ConsoleResource } from '../../providers/console-resource.ts';
import { lazyPage } from '../../ui/lazy-page.ts';

/** What people come with, and the specialities that the search leads it to. */
export const complaints: ConsoleResource = {
  name: 'complaints',
  texts: { name: 'Triệu chứng, bệnh', forcedCaseName: 'triệu chứng, bệnh' },
  icon: SickIcon,
  list: lazyPage(() => import('./list.tsx'), 'ComplaintList'),
  create: lazyPage(() => import('./create.tsx'), 'ComplaintCreate'),
  edit: lazyPage(() => import('./edit.tsx'), 'ComplaintEdit'),
  recordRepresentation: 'name',
  options: {
    subject: 'complaint',
    isInDirectory: true,
    fields: {
      people: 'cách gọi thường ngày',
      medical: 'cách gọi của bác sĩ',
      services: 'dịch vụ',
      emergency: 'cần cấp cứu',
    },
    kinds: {
      people: 'texts',
      medical: 'texts',
      specialities: { reference: 'terms' },
      services: { reference: 'terms' },
    },
  },
};
