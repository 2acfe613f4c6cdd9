import { ListButton, TopToolbar } from 'react-admin';
import { PublicPageButton } from './public-page-button.tsx';

/** Above a record of the directory: its public page, and the way back to the list. */
export function RecordActions() {
  return (
    <TopToolbar>
      <PublicPageButton />
      <ListButton />
    </TopToolbar>
  );
}
