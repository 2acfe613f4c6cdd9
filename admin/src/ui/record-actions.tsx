import { ListButton, TopToolbar } from 'react-admin';
import { PublicPageButton } from './public-page-button.tsx';

/** The links above a record: to its public page, and back to the list. */
export function RecordActions() {
  return (
    <TopToolbar>
      <PublicPageButton />
      <ListButton />
    </TopToolbar>
  );
}
