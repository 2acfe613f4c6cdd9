import ApplicationIcon from '@mui/icons-material/AssignmentIndOutlined';
import type { ConsoleResource } from '../../providers/console-resource.ts';
import { lazyPage } from '../../ui/lazy-page.ts';

/** What providers said of themselves at signup, to be approved and linked, refused, or reopened. */
export const providerApplications: ConsoleResource = {
  name: 'provider-applications',
  texts: { name: 'Đơn đăng ký', forcedCaseName: 'đơn đăng ký' },
  icon: ApplicationIcon,
  list: lazyPage(() => import('./list.tsx'), 'ApplicationList'),
  show: lazyPage(() => import('./show.tsx'), 'ApplicationShow'),
  recordRepresentation: 'account_name',
  options: {
    subject: 'provider-application',
    fields: {
      place_name: 'tên cơ sở',
      place_add: 'địa chỉ cơ sở',
      prof_spec: 'chuyên khoa',
      prof_place: 'nơi làm việc',
      reason: 'lý do',
      account_name: 'họ tên',
      account_email: 'email',
      account_phone: 'điện thoại',
      professional_id: 'trang của bác sĩ, chuyên gia',
      place_id: 'trang của cơ sở',
    },
  },
};
