import CommentIcon from '@mui/icons-material/RateReviewOutlined';
import type { ConsoleResource } from '../../providers/console-resource.ts';
import { lazyPage } from '../../ui/lazy-page.ts';

/** Reviews and the answers to them: those that wait, that visitors reported, and that were decided on. */
export const comments: ConsoleResource = {
  name: 'comments',
  texts: { name: 'Nhận xét', forcedCaseName: 'nhận xét' },
  icon: CommentIcon,
  list: lazyPage(() => import('./list.tsx'), 'CommentList'),
  show: lazyPage(() => import('./show.tsx'), 'CommentShow'),
  recordRepresentation: 'author_name',
  options: {
    subject: 'comment',
    fields: {
      author_name: 'tên người viết',
      author_email: 'email người viết',
      comment: 'nội dung',
      reports: 'các báo cáo',
    },
  },
};
