import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import type { ConsoleResource } from '../../providers/console-resource.ts';
import { formatMoment } from '../../ui/format.ts';
import { lazyPage } from '../../ui/lazy-page.ts';

const momentText = (value: unknown): string => (typeof value === 'string' ? formatMoment(value) : '');

/** What the editors write about health: drafts, scheduled and public articles, with all their versions. */
export const articles: ConsoleResource = {
  name: 'articles',
  texts: { name: 'Bài viết', forcedCaseName: 'bài viết' },
  icon: ArticleIcon,
  list: lazyPage(() => import('./list.tsx'), 'ArticleList'),
  create: lazyPage(() => import('./create.tsx'), 'ArticleCreate'),
  edit: lazyPage(() => import('./edit.tsx'), 'ArticleEdit'),
  recordRepresentation: 'title',
  options: {
    subject: 'article',
    isInDirectory: true,
    fields: {
      title: 'tiêu đề',
      summary: 'tóm tắt',
      body: 'nội dung',
      topics: 'chủ đề',
      author_name: 'tên tác giả',
      author: 'trang của tác giả',
      reviewer_name: 'tên người kiểm tra',
      reviewer: 'trang của người kiểm tra',
      reviewed_on: 'ngày kiểm tra',
      publish_at: 'lúc đăng',
      is_locked: 'khoá trả lời',
    },
    kinds: {
      body: 'html',
      status: 'status',
      topics: { reference: 'terms' },
      author: { reference: 'professionals' },
      reviewer: { reference: 'professionals' },
      publish_at: { text: momentText },
    },
  },
};
