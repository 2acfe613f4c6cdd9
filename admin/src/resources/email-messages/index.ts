import EmailMessageIcon from '@mui/icons-material/MailOutlined';
import type { ConsoleResource } from '../../providers/console-resource.ts';
import { lazyPage } from '../../ui/lazy-page.ts';

/** Email messages that wait or failed, with what the mail server said. */
export const emailMessages: ConsoleResource = {
  name: 'letters',
  texts: { name: 'Thư', forcedCaseName: 'thư' },
  icon: EmailMessageIcon,
  list: lazyPage(() => import('./list.tsx'), 'EmailMessageList'),
  show: lazyPage(() => import('./show.tsx'), 'EmailMessageShow'),
  // A title is made of texts alone.
  recordRepresentation: ({ id }) => String(id),
  options: { subject: 'letter', fields: { recipient: 'người nhận', subject: 'tiêu đề' } },
};
