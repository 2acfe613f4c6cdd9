import AuditIcon from '@mui/icons-material/HistoryOutlined';
import type { ConsoleResource } from '../../providers/console-resource.ts';
import { lazyPage } from '../../ui/lazy-page.ts';

/** What staff did, and what personal data they saw. */
export const audit: ConsoleResource = {
  name: 'audit',
  texts: { name: 'Nhật ký', forcedCaseName: 'dòng nhật ký' },
  icon: AuditIcon,
  list: lazyPage(() => import('./list.tsx'), 'AuditList'),
};
