import EditIcon from '@mui/icons-material/ManageAccountsOutlined';
import type { ConsoleResource } from '../../providers/console-resource.ts';
import { lazyPage } from '../../ui/lazy-page.ts';

/** What professionals want changed of their pages: to be published or refused, field by field. */
export const profileEdits: ConsoleResource = {
  name: 'profile-edits',
  texts: { name: 'Sửa hồ sơ', forcedCaseName: 'yêu cầu sửa hồ sơ' },
  icon: EditIcon,
  list: lazyPage(() => import('./list.tsx'), 'ProfileEditList'),
  show: lazyPage(() => import('./show.tsx'), 'ProfileEditShow'),
  recordRepresentation: 'professional_name',
  options: {
    subject: 'profile-edit',
    fields: {
      name: 'họ và tên',
      occupation: 'nghề nghiệp',
      title: 'học hàm',
      degrees: 'học vị',
      qualifications: 'trình độ chuyên môn',
      workplaces: 'nơi làm việc',
    },
  },
};
