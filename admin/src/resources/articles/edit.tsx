import { RecordActions } from '../../ui/record-actions.tsx';
import { RecordForm } from '../../ui/record-form.tsx';
import { WholeEdit } from '../../ui/whole-edit.tsx';
import { ArticleInputs, ArticleSettings } from './inputs.tsx';
import { Revisions } from './revisions.tsx';

/** Changes, schedules, publishes or hides an article, and shows its versions. */
export function ArticleEdit() {
  return (
    <WholeEdit actions={<RecordActions />}>
      <>
        <RecordForm deletable={false} beside={<ArticleSettings />}>
          <ArticleInputs />
        </RecordForm>
        <Revisions />
      </>
    </WholeEdit>
  );
}
