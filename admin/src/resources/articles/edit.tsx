import { RecordTableEdit } from '../../ui/record-table-form.tsx';
import { Revisions } from './revisions.tsx';

/** Changes, schedules, publishes or hides an article, and shows its versions. */
export const ArticleEdit = () => <RecordTableEdit below={<Revisions />} />;
