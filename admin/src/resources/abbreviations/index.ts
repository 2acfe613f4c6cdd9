import ShortTextIcon from '@mui/icons-material/ShortText';
import type { ConsoleResource } from '../../providers/console-resource.ts';
import { lazyPage } from '../../ui/lazy-page.ts';

/** Medical abbreviations, and the words that the search reads in their place. */
export const abbreviations: ConsoleResource = {
  name: 'abbreviations',
  texts: { name: 'Chữ viết tắt', forcedCaseName: 'chữ viết tắt' },
  icon: ShortTextIcon,
  list: lazyPage(() => import('./list.tsx'), 'AbbreviationList'),
  create: lazyPage(() => import('./create.tsx'), 'AbbreviationCreate'),
  edit: lazyPage(() => import('./edit.tsx'), 'AbbreviationEdit'),
  recordRepresentation: 'short',
  options: {
    subject: 'abbreviation',
    isInDirectory: true,
    fields: {
      short: 'chữ viết tắt',
      meaning: 'nghĩa',
      read_as: 'tìm như khi gõ',
    },
  },
};
