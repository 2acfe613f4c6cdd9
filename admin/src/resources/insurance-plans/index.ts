import { planRecord } from '@antam/server/features/insurance/plan.record.ts';
import ShieldIcon from '@mui/icons-material/HealthAndSafetyOutlined';
import type { ConsoleResource } from '../../providers/console-resource.ts';
import { lazyPage } from '../../ui/lazy-page.ts';
import { recordOptions } from '../../ui/record-fields.ts';
import { benefitsText, packagesText } from './values.ts';

/** Insurance plans, and what they cost. */
export const insurancePlans: ConsoleResource = {
  name: planRecord.plural,
  texts: { name: 'Bảo hiểm', forcedCaseName: 'chương trình bảo hiểm' },
  icon: ShieldIcon,
  list: lazyPage(() => import('./list.tsx'), 'PlanList'),
  create: lazyPage(() => import('./form.tsx'), 'PlanCreate'),
  edit: lazyPage(() => import('./form.tsx'), 'PlanEdit'),
  recordRepresentation: 'name',
  options: {
    ...recordOptions(planRecord, { packages: { text: packagesText }, benefits: { text: benefitsText } }),
    isInDirectory: true,
  },
};
