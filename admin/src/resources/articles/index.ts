import { articleRecord } from '@antam/server/features/articles/article.record.ts';
import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import type { ConsoleResource } from '../../providers/console-resource.ts';
import { lazyPage } from '../../ui/lazy-page.ts';
import { recordOptions } from '../../ui/record-fields.ts';

/** What the editors write about health: drafts, scheduled and public articles, with all their versions. */
export const articles: ConsoleResource = {
  name: articleRecord.plural,
  texts: { name: articleRecord.title, forcedCaseName: 'bài viết' },
  icon: ArticleIcon,
  list: lazyPage(() => import('./list.tsx'), 'ArticleList'),
  create: lazyPage(() => import('../../ui/record-table-form.tsx'), 'RecordTableCreate'),
  edit: lazyPage(() => import('./edit.tsx'), 'ArticleEdit'),
  recordRepresentation: 'title',
  options: { ...recordOptions(articleRecord), isInDirectory: true },
};
