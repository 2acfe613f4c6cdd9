import LetterIcon from '@mui/icons-material/MailOutlined';
import type { ConsoleResource } from '../../providers/console-resource.ts';
import { lazyPage } from '../../ui/lazy-page.ts';

/** Letters that wait or failed, with what the mail server said. */
export const letters: ConsoleResource = {
  name: 'letters',
  texts: { name: 'Thư', forcedCaseName: 'thư' },
  icon: LetterIcon,
  list: lazyPage(() => import('./list.tsx'), 'LetterList'),
  show: lazyPage(() => import('./show.tsx'), 'LetterShow'),
  // A title is made of texts alone.
  recordRepresentation: ({ id }) => String(id),
  options: { subject: 'letter', fields: { recipient: 'người nhận', subject: 'tiêu đề' } },
};
