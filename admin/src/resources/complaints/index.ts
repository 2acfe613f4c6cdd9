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
      when_to_call: 'khi nào gọi 115',
      overview: 'tổng quan',
      infants: 'trẻ dưới 1 tuổi',
      children: 'trẻ em',
      adults: 'người lớn',
      pregnancy: 'phụ nữ mang thai',
      elderly: 'người cao tuổi',
      when_to_see_doctor: 'khi nào cần đi khám',
      home_care: 'chăm sóc tại nhà',
      reviewed_on: 'ngày bác sĩ duyệt',
    },
    kinds: {
      people: 'texts',
      medical: 'texts',
      specialities: { reference: 'terms' },
      services: { reference: 'terms' },
      when_to_call: 'html',
      overview: 'html',
      infants: 'html',
      children: 'html',
      adults: 'html',
      pregnancy: 'html',
      elderly: 'html',
      when_to_see_doctor: 'html',
      home_care: 'html',
    },
  },
};
