import HospitalIcon from '@mui/icons-material/LocalHospitalOutlined';
import type { ConsoleResource } from '../../providers/console-resource.ts';
import { PlaceCreate } from './create.tsx';
import { PlaceEdit } from './edit.tsx';
import { PlaceList } from './list.tsx';

/** Hospitals, clinics, pharmacies …: the directory's places. */
export const places: ConsoleResource = {
  name: 'places',
  texts: { name: 'Cơ sở y tế', forcedCaseName: 'cơ sở y tế' },
  icon: HospitalIcon,
  list: PlaceList,
  create: PlaceCreate,
  edit: PlaceEdit,
  recordRepresentation: 'name',
  options: {
    subject: 'place',
    isInDirectory: true,
    fields: {
      place_type: 'loại cơ sở',
      opening_hours: 'giờ mở cửa',
    },
  },
};
