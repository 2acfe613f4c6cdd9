import PostIcon from '@mui/icons-material/ForumOutlined';
import type { ConsoleResource } from '../../providers/console-resource.ts';
import { lazyPage } from '../../ui/lazy-page.ts';

/**
 * What people write in discussions: questions and replies that wait, that visitors reported, and that were decided on.
 */
export const posts: ConsoleResource = {
  name: 'posts',
  texts: { name: 'Bài thảo luận', forcedCaseName: 'bài thảo luận' },
  icon: PostIcon,
  list: lazyPage(() => import('./list.tsx'), 'PostList'),
  show: lazyPage(() => import('./show.tsx'), 'PostShow'),
  recordRepresentation: 'author_name',
  options: {
    subject: 'post',
    fields: {
      author_name: 'tên người viết',
      account_id: 'tài khoản người viết',
      text: 'nội dung',
      images: 'ảnh',
      reports: 'các báo cáo',
      status: 'trạng thái',
      replyer: 'trả lời với tư cách ai',
      assigned_to: 'người được giao trả lời',
    },
  },
};
