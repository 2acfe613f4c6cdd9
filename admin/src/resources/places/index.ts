import { placeRecord } from '@antam/server/features/places/place.record.ts';
import HospitalIcon from '@mui/icons-material/LocalHospitalOutlined';
import type { ConsoleResource } from '../../providers/console-resource.ts';
import { lazyPage } from '../../ui/lazy-page.ts';
import { recordOptions } from '../../ui/record-fields.ts';

/** Hospitals, clinics, pharmacies …: the directory's places. */
export const places: ConsoleResource = {
  name: placeRecord.plural,
  texts: { name: placeRecord.title, forcedCaseName: 'cơ sở y tế' },
  icon: HospitalIcon,
  list: lazyPage(() => import('./list.tsx'), 'PlaceList'),
  create: lazyPage(() => import('../../ui/record-table-form.tsx'), 'RecordTableCreate'),
  edit: lazyPage(() => import('./edit.tsx'), 'PlaceEdit'),
  recordRepresentation: 'name',
  options: { ...recordOptions(placeRecord), isInDirectory: true },
};
