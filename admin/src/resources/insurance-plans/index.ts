import ShieldIcon from '@mui/icons-material/HealthAndSafetyOutlined';
import type { ConsoleResource } from '../../providers/console-resource.ts';
import { lazyPage } from '../../ui/lazy-page.ts';
import { benefitsText, packagesText } from './values.ts';

/** Insurance plans, and what they cost. */
export const insurancePlans: ConsoleResource = {
  name: 'insurance-plans',
  texts: { name: 'Bảo hiểm', forcedCaseName: 'chương trình bảo hiểm' },
  icon: ShieldIcon,
  list: lazyPage(() => import('./list.tsx'), 'PlanList'),
  create: lazyPage(() => import('./create.tsx'), 'PlanCreate'),
  edit: lazyPage(() => import('./edit.tsx'), 'PlanEdit'),
  recordRepresentation: 'name',
  options: {
    subject: 'insurance',
    isInDirectory: true,
    fields: {
      name: 'tên chương trình',
      insurer: 'công ty bảo hiểm',
      summary: 'tóm tắt',
      terms: 'điều kiện',
      packages: 'các gói',
      benefits: 'quyền lợi',
    },
    kinds: { packages: { text: packagesText }, benefits: { text: benefitsText }, status: 'status' },
  },
};
