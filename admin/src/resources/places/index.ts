import HospitalIcon from '@mui/icons-material/LocalHospitalOutlined';
import type { ConsoleResource } from '../../providers/console-resource.ts';
import { lazyPage } from '../../ui/lazy-page.ts';

/** Hospitals, clinics, pharmacies …: the directory's places. */
export const places: ConsoleResource = {
  name: 'places',
  texts: { name: 'Cơ sở y tế', forcedCaseName: 'cơ sở y tế' },
  icon: HospitalIcon,
  list: lazyPage(() => import('./list.tsx'), 'PlaceList'),
  create: lazyPage(() => import('./create.tsx'), 'PlaceCreate'),
  edit: lazyPage(() => import('./edit.tsx'), 'PlaceEdit'),
  recordRepresentation: 'name',
  options: {
    subject: 'place',
    isInDirectory: true,
    fields: {
      name: 'tên cơ sở',
      place_type: 'loại cơ sở',
      opening_hours: 'giờ mở cửa',
      accepts_bhyt: 'nhận bảo hiểm y tế',
      phone_is_public: 'số tiếp tân công khai',
      licence: 'giấy phép dữ liệu',
    },
    kinds: {
      place_type: { reference: 'terms' },
      province: { reference: 'provinces' },
      ward: { reference: 'wards' },
      district: { reference: 'districts' },
      specialities: { reference: 'terms' },
      services: 'services',
      opening_hours: 'hours',
      description: 'html',
      status: 'status',
    },
  },
};
