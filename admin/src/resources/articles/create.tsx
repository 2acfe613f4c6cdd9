import { RecordCreate } from '../../ui/record-create.tsx';
import { ArticleInputs, ArticleSettings } from './inputs.tsx';

/** A new article; a draft unless something else is chosen. */
export function ArticleCreate() {
  return (
    <RecordCreate title="Bài viết mới" beside={<ArticleSettings />}>
      <ArticleInputs />
    </RecordCreate>
  );
}
