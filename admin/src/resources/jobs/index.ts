import JobIcon from '@mui/icons-material/PendingActionsOutlined';
import type { ConsoleResource } from '../../providers/console-resource.ts';
import { lazyPage } from '../../ui/lazy-page.ts';

/** Jobs of the outbox that failed or wait. */
export const jobs: ConsoleResource = {
  name: 'jobs',
  texts: { name: 'Việc chạy nền', forcedCaseName: 'việc chạy nền' },
  icon: JobIcon,
  list: lazyPage(() => import('./list.tsx'), 'JobList'),
  options: { subject: 'job' },
};
