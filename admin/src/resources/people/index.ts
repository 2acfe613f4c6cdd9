import PersonIcon from '@mui/icons-material/PersonRemoveOutlined';
import type { ConsoleResource } from '../../providers/console-resource.ts';
import { lazyPage } from '../../ui/lazy-page.ts';

/** What is kept of a person who asks from outside, and its erasure. */
export const people: ConsoleResource = {
  name: 'people',
  texts: { name: 'Dữ liệu cá nhân', forcedCaseName: 'dữ liệu cá nhân' },
  icon: PersonIcon,
  list: lazyPage(() => import('./list.tsx'), 'PeopleList'),
  options: { subject: 'person' },
};
