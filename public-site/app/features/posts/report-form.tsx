import { browserApi } from '../../api/browser-api.ts';
import { formDrafts } from '../../memory/draft-keys.ts';
import { TextForm } from '../contributions/text-form.tsx';
import styles from './acts.module.css';
import { FAILED, LOGIN } from './post-words.ts';

type ReportFormProps = { id: number; onClose: () => void; onReported: () => void };

/** What is wrong with a post, for staff. */
export const ReportForm = ({ id, onClose, onReported }: ReportFormProps) => (
  <TextForm
    styles={styles}
    drafts={formDrafts(`post-report:${id}`)}
    name="reason"
    label="Bài viết này có gì không đúng?"
    submit="Gửi báo cáo"
    maxLength={500}
    rows={3}
    login={LOGIN}
    send={reason => browserApi.post('/api/v1/post-report/:id/', { params: { id }, body: { reason } })}
    failed={({ fields, detail }) => fields.reason ?? detail ?? FAILED.other}
    onDone={onReported}
    onClose={onClose}
  />
);
