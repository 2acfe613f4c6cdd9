import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import type { ConsoleResource } from '../../providers/console-resource.ts';
import { lazyPage } from '../../ui/lazy-page.ts';

/** Words that found nothing, or of whose results nothing was opened. */
export const searchWords: ConsoleResource = {
  name: 'search-words',
  texts: { name: 'Tìm không ra', forcedCaseName: 'từ khoá tìm không ra' },
  icon: SearchOffIcon,
  list: lazyPage(() => import('./list.tsx'), 'SearchWordList'),
  options: { isInDirectory: true },
};
