import { ListButton, TopToolbar } from 'react-admin';
import { PreviewButton } from './preview-button.tsx';
import { PublicPageButton } from './public-page-button.tsx';

/** The links above a record: to its public page or a preview of it, and back to the list. */
export function RecordActions() {
  return (
    <TopToolbar>
      <PublicPageButton />
      <PreviewButton />
      <ListButton />
    </TopToolbar>
  );
}
