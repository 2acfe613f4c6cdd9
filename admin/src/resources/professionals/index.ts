import DoctorIcon from '@mui/icons-material/MedicalServicesOutlined';
import { ProfessionalCreate } from './create.tsx';
import { ProfessionalEdit } from './edit.tsx';
import { ProfessionalList } from './list.tsx';

/** Doctors and other health workers. */
export const professionals = {
  name: 'professionals',
  icon: DoctorIcon,
  list: ProfessionalList,
  create: ProfessionalCreate,
  edit: ProfessionalEdit,
  recordRepresentation: 'name',
};
