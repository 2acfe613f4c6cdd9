import type { CommentAnswer } from '@antam/server/features/reviews/contract.ts';
import { clsx } from 'clsx';
import { MessageSquareReply, ThumbsDown, ThumbsUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useRootData } from '../../loading/root-data.ts';
import { type DrawnIcon, drawn } from '../../ui/drawn/drawn.ts';
import { useLazy } from '../../ui/lazy/use-lazy.ts';
import { formatNumber } from '../../ui/text/format-number.ts';
import { useAccountOverlay } from '../accounts/account-overlay.tsx';
import styles from './acts.module.css';
import type { Acting } from './use-acting.ts';
import { useVote } from './use-vote.ts';

const loadForm = () => import('./comment-form.tsx');

type ReviewActsProps = {
  acting: Acting;
  review: CommentAnswer;
  onReplied: (reply: CommentAnswer['replies'][number]) => void;
};

/** What a visitor can do about a review: find it useful or not, report it and, on a page of theirs, answer it. */
export function ReviewActs({ acting, review, onReplied }: ReviewActsProps) {
  const { id, author_name } = review;
  const viewer = useRootData()?.viewer ?? null;
  const overlay = useAccountOverlay();
  const { useful, not_useful, mine, vote } = useVote(acting, id, review);
  const [open, setOpen] = useState<'reply' | 'report' | null>(null);
  const [isReported, setReported] = useState(false);
  const mayJudge = !(acting.own?.is_owner || acting.own?.authored.includes(id));
  const toggle = (form: 'reply' | 'report') => setOpen(before => (before === form ? null : form));
  return (
    <>
      <div className={`${styles.acts} no-print`}>
        {mayJudge && (
          <>
            <Vote isMine={mine === true} icon="thumb-up" filled={<ThumbsUp />} onPress={() => vote(true)}>
              {`Hữu ích (${formatNumber(useful)})`}
            </Vote>
            <Vote isMine={mine === false} icon="thumb-down" filled={<ThumbsDown />} onPress={() => vote(false)}>
              <span className={styles.word}>Không hữu ích </span>
              {`(${formatNumber(not_useful)})`}
            </Vote>
          </>
        )}
        {acting.own?.is_owner && (
          <button type="button" className={styles.act} aria-expanded={open === 'reply'} onClick={() => toggle('reply')}>
            <MessageSquareReply aria-hidden="true" />
            Trả lời<span className="visually-hidden"> {author_name}</span>
          </button>
        )}
        {mayJudge && !isReported && (
          <button
            type="button"
            className={clsx(drawn('flag'), styles.act)}
            aria-expanded={open === 'report'}
            aria-label={`Báo cáo nhận xét của ${author_name}`}
            onClick={() => (viewer ? toggle('report') : overlay.open({ tab: 'signup', source: 'vote' }))}
          >
            Báo cáo
          </button>
        )}
      </div>
      {isReported && (
        <p className={styles.said} role="status">
          Cảm ơn bạn. An Tâm sẽ xem lại nhận xét này.
        </p>
      )}
      {open !== null && (
        <OpenForm
          key={open}
          form={open}
          acting={acting}
          id={id}
          onClose={() => setOpen(null)}
          onReported={() => setReported(true)}
          onReplied={onReplied}
        />
      )}
    </>
  );
}

type VoteProps = {
  isMine: boolean;
  icon: DrawnIcon;
  /** The icon of a vote that was given; it has two colours. */
  filled: ReactNode;
  onPress: () => void;
  children: ReactNode;
};

function Vote({ isMine, icon, filled, onPress, children }: VoteProps) {
  return (
    <button type="button" className={clsx(!isMine && drawn(icon), styles.act)} aria-pressed={isMine} onClick={onPress}>
      {isMine && filled}
      {children}
    </button>
  );
}

type OpenFormProps = {
  form: 'reply' | 'report';
  acting: Acting;
  id: number;
  onClose: () => void;
  onReported: () => void;
  onReplied: ReviewActsProps['onReplied'];
};

function OpenForm({ form, acting, id, onClose, onReported, onReplied }: OpenFormProps) {
  const forms = useLazy(loadForm);
  if (!forms) return null;
  if (form === 'report') return <forms.ReportForm id={id} onClose={onClose} onReported={onReported} />;
  return <forms.ReplyForm acting={acting} id={id} onClose={onClose} onReplied={onReplied} />;
}
