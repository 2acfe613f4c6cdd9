import AccountsIcon from '@mui/icons-material/PeopleOutlined';
import type { ConsoleResource } from '../../providers/console-resource.ts';
import { AccountCreate } from './create.tsx';
import { AccountEdit } from './edit.tsx';
import { AccountList } from './list.tsx';
import { AccountShow } from './show.tsx';

/** Everybody who can log in, staff too. */
export const accounts: ConsoleResource = {
  name: 'accounts',
  texts: { name: 'Tài khoản', forcedCaseName: 'tài khoản' },
  icon: AccountsIcon,
  list: AccountList,
  show: AccountShow,
  edit: AccountEdit,
  create: AccountCreate,
  recordRepresentation: 'name',
  options: { subject: 'account' },
};
