import AccountsIcon from '@mui/icons-material/PeopleOutlined';
import { AccountCreate } from './create.tsx';
import { AccountEdit } from './edit.tsx';
import { AccountList } from './list.tsx';
import { AccountShow } from './show.tsx';

/** Everybody who can log in, staff too. */
export const accounts = {
  name: 'accounts',
  icon: AccountsIcon,
  list: AccountList,
  show: AccountShow,
  edit: AccountEdit,
  create: AccountCreate,
  recordRepresentation: 'name',
};
