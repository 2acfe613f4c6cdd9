import type { PostAnswer } from '@antam/server/features/posts/contract.ts';
import { Flag, Handshake, Pencil, Quote } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useRootData } from '../../loading/root-data.ts';
import { useOnDemand } from '../../ui/lazy/use-on-demand.ts';
import { useAccountOverlay } from '../accounts/account-overlay.tsx';
import styles from './acts.module.css';
import { useDiscussion } from './discussion.ts';
import { ThankButton } from './thank-button.tsx';
import type { Agreement } from './use-agreement.ts';

const loadForm = () => import('./report-form.tsx');

type PostActsProps = {
  post: PostAnswer;
  /** The name of the post's author. */
  name: string;
  agreement: Agreement;
  onEdit: () => void;
  /** What else can be done, e.g. with the question. */
  children?: ReactNode;
};

/** What a visitor can do about a post: thank for it, quote it, agree with it, edit their own, report another's. */
export function PostActs({ post, name, agreement, onEdit, children }: PostActsProps) {
  const { id, thanks } = post;
  const discussion = useDiscussion();
  const overlay = useAccountOverlay();
  const isLoggedIn = useRootData()?.viewer != null;
  const report = useOnDemand(loadForm);
  const [reporting, setReporting] = useState<'no' | 'open' | 'done'>('no');
  const { mayAgree, hasAgreed, agree } = agreement;
  const isOwn = discussion.own?.own.some(own => own.id === id) === true;
  const of = <span className="visually-hidden"> {name}</span>;
  const askReport = () => {
    if (!isLoggedIn) return overlay.open({ tab: 'signup', source: 'forum' });
    report.load();
    return setReporting(reporting === 'open' ? 'no' : 'open');
  };
  return (
    <>
      <div className={`${styles.acts} no-print`}>
        {!isOwn && <ThankButton id={id} thanks={thanks} of={name} />}
        {mayAgree && (
          <button type="button" className={styles.act} aria-pressed={hasAgreed} onClick={agree}>
            <Handshake aria-hidden="true" />
            {hasAgreed ? 'Đã đồng ý' : 'Đồng ý'}
            {of}
          </button>
        )}
        {!discussion.isLocked && (
          <button type="button" className={styles.act} onClick={() => discussion.reply(post)}>
            <Quote aria-hidden="true" />
            Trích dẫn{of}
          </button>
        )}
        {isOwn && (
          <button type="button" className={styles.act} onClick={onEdit}>
            <Pencil aria-hidden="true" />
            Sửa<span className="visually-hidden"> bài viết của bạn</span>
          </button>
        )}
        {children}
        {!isOwn && reporting !== 'done' && (
          <button type="button" className={styles.act} aria-expanded={reporting === 'open'} onClick={askReport}>
            <Flag aria-hidden="true" />
            <span className={styles.word}>Báo cáo</span>
            <span className="visually-hidden"> bài viết của {name}</span>
          </button>
        )}
      </div>
      {reporting === 'open' && report.module && (
        <report.module.ReportForm id={id} onClose={() => setReporting('no')} onReported={() => setReporting('done')} />
      )}
      {reporting === 'done' && (
        <p className={styles.said} role="status">
          Cảm ơn bạn. An Tâm sẽ xem lại bài viết này.
        </p>
      )}
    </>
  );
}
