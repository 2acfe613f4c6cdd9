import DoctorIcon from '@mui/icons-material/MedicalServicesOutlined';
import type { ConsoleResource } from '../../providers/console-resource.ts';
import { ProfessionalCreate } from './create.tsx';
import { ProfessionalEdit } from './edit.tsx';
import { ProfessionalList } from './list.tsx';

/** Doctors and other health workers. */
export const professionals: ConsoleResource = {
  name: 'professionals',
  texts: { name: 'Bác sĩ, chuyên gia', forcedCaseName: 'bác sĩ, chuyên gia' },
  icon: DoctorIcon,
  list: ProfessionalList,
  create: ProfessionalCreate,
  edit: ProfessionalEdit,
  recordRepresentation: 'name',
  options: {
    subject: 'professional',
    isInDirectory: true,
    fields: {
      licence_number: 'số giấy phép',
      licence_verified: 'kiểm tra giấy phép',
      workplaces: 'nơi làm việc',
      degrees: 'học vị',
      title: 'học hàm',
      position: 'chức vụ',
    },
  },
};
