import SynonymIcon from '@mui/icons-material/CompareArrowsOutlined';
import type { ConsoleResource } from '../../providers/console-resource.ts';
import { lazyPage } from '../../ui/lazy-page.ts';

/** Words that staff have made to mean a record. */
export const synonyms: ConsoleResource = {
  name: 'synonyms',
  texts: { name: 'Từ đồng nghĩa', forcedCaseName: 'từ đồng nghĩa' },
  icon: SynonymIcon,
  list: lazyPage(() => import('./list.tsx'), 'SynonymList'),
  options: {
    subject: 'synonym',
    isInDirectory: true,
    fields: { words: 'từ', kind: 'loại mục', record_id: 'mục cùng nghĩa' },
  },
};
