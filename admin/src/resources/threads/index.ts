import ThreadIcon from '@mui/icons-material/HelpOutline';
import type { ConsoleResource } from '../../providers/console-resource.ts';
import { lazyPage } from '../../ui/lazy-page.ts';

/** Questions to doctors, of any state, each with its posts. */
export const threads: ConsoleResource = {
  name: 'threads',
  texts: { name: 'Câu hỏi', forcedCaseName: 'câu hỏi' },
  icon: ThreadIcon,
  list: lazyPage(() => import('./list.tsx'), 'ThreadList'),
  show: lazyPage(() => import('./show.tsx'), 'ThreadShow'),
  edit: lazyPage(() => import('./edit.tsx'), 'ThreadEdit'),
  recordRepresentation: 'title',
  options: {
    subject: 'thread',
    fields: {
      author_name: 'tên người hỏi',
      author_email: 'email người hỏi',
      body: 'nội dung',
      title: 'tiêu đề',
      speciality: 'chuyên khoa',
      status: 'trạng thái',
      is_locked: 'khoá trả lời',
      merged_into: 'câu hỏi được gộp vào',
    },
  },
};
