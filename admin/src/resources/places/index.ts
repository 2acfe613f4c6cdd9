import HospitalIcon from '@mui/icons-material/LocalHospitalOutlined';
import { PlaceCreate } from './create.tsx';
import { PlaceEdit } from './edit.tsx';
import { PlaceList } from './list.tsx';

/** Hospitals, clinics, pharmacies …: the directory's places. */
export const places = {
  name: 'places',
  icon: HospitalIcon,
  list: PlaceList,
  create: PlaceCreate,
  edit: PlaceEdit,
  recordRepresentation: 'name',
};
