import DoctorIcon from '@mui/icons-material/MedicalServicesOutlined';
import type { ConsoleResource } from '../../providers/console-resource.ts';
import { lazyPage } from '../../ui/lazy-page.ts';
import { GENDERS } from './genders.ts';

/** Doctors and other health workers. */
export const professionals: ConsoleResource = {
  name: 'professionals',
  texts: { name: 'Bác sĩ, chuyên gia', forcedCaseName: 'bác sĩ, chuyên gia' },
  icon: DoctorIcon,
  list: lazyPage(() => import('./list.tsx'), 'ProfessionalList'),
  create: lazyPage(() => import('./create.tsx'), 'ProfessionalCreate'),
  edit: lazyPage(() => import('./edit.tsx'), 'ProfessionalEdit'),
  recordRepresentation: 'name',
  options: {
    subject: 'professional',
    isInDirectory: true,
    fields: {
      name: 'họ và tên',
      licence_number: 'số giấy phép',
      licence_issuer: 'nơi cấp giấy phép',
      licence_scope: 'phạm vi hành nghề',
      licence_evidence: 'căn cứ kiểm tra giấy phép',
      licence_verified: 'kiểm tra giấy phép',
      workplaces: 'nơi làm việc',
      degrees: 'học vị',
      title: 'học hàm',
      position: 'chức vụ',
      gender: 'giới tính',
      occupation: 'nghề nghiệp',
      practising_since: 'năm bắt đầu hành nghề',
      qualifications: 'trình độ chuyên môn',
      languages_spoken: 'ngôn ngữ',
      services_free: 'dịch vụ, bằng lời',
      experience_full: 'quá trình đào tạo và làm việc',
      achievements: 'thành tích',
    },
    kinds: {
      title: { reference: 'terms' },
      occupation: { reference: 'terms' },
      degrees: { reference: 'terms' },
      specialities: { reference: 'terms' },
      qualifications: { reference: 'terms' },
      languages_spoken: { reference: 'terms' },
      workplaces: { reference: 'places' },
      services: 'services',
      gender: { choices: GENDERS },
      description: 'html',
      position: 'html',
      services_free: 'html',
      experience_full: 'html',
      achievements: 'html',
      status: 'status',
    },
  },
};
