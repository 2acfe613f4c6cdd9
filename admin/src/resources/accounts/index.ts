import AccountsIcon from '@mui/icons-material/PeopleOutlined';
import type { ConsoleResource } from '../../providers/console-resource.ts';
import { lazyPage } from '../../ui/lazy-page.ts';
import { roleChoices } from '../../ui/role-name.ts';

/** Everybody who can log in, staff too. */
export const accounts: ConsoleResource = {
  name: 'accounts',
  texts: { name: 'Tài khoản', forcedCaseName: 'tài khoản' },
  icon: AccountsIcon,
  list: lazyPage(() => import('./list.tsx'), 'AccountList'),
  show: lazyPage(() => import('./show.tsx'), 'AccountShow'),
  edit: lazyPage(() => import('./edit.tsx'), 'AccountEdit'),
  create: lazyPage(() => import('./create.tsx'), 'AccountCreate'),
  recordRepresentation: 'name',
  options: {
    subject: 'account',
    fields: { name: 'họ và tên' },
    kinds: { role: { choices: roleChoices }, status: 'status' },
  },
};
