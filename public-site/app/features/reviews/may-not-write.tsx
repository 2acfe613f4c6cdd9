import type { OwnComments } from '@antam/server/features/reviews/contract.ts';
import { useEffect, useState } from 'react';
import { useRootData } from '../../loading/root-data.ts';
import type { PageKind } from '../../memory/parse.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { TimeAgo } from '../../ui/time/time-ago.tsx';
import styles from './acts.module.css';
import { CommentText } from './comment-text.tsx';
import { REVIEWS_ID } from './review-address.ts';
import { MAY_NOT_WRITE } from './review-words.ts';

type MayNotWriteProps = {
  kind: PageKind;
  id: number;
  name: string;
  /** Path of the page that would be reviewed. */
  page: string;
  own: OwnComments;
};

/** Stands where the form of a review would be refused: says why, and leads to what may be done instead. */
export function MayNotWrite({ kind, id, name, page, own }: MayNotWriteProps) {
  const { is_owner: isOwner, written } = own;
  const begun = useBegun(kind, id);
  return (
    <>
      <Notice tone="warn" title={isOwner ? 'Bạn quản lý trang này' : 'Bạn đã nhận xét trang này'}>
        {isOwner ? MAY_NOT_WRITE.owner : MAY_NOT_WRITE.written}
      </Notice>
      {written && !isOwner && (
        <article className={styles.waiting}>
          <p>
            <strong>{written.status === 'pending' ? 'Nhận xét của bạn đang chờ duyệt' : 'Nhận xét của bạn'}</strong> ·{' '}
            <TimeAgo at={written.created_at} />
          </p>
          <CommentText acting={{ kind, id, own }} id={written.id} html={written.comment_html} />
        </article>
      )}
      {begun !== null && (
        <article className={styles.waiting}>
          <p>
            <strong>Bạn đã viết dở</strong>
          </p>
          <p className={styles.begun}>{begun}</p>
        </article>
      )}
      <p>
        <LinkButton to={`${page}#${REVIEWS_ID}`} variant={isOwner ? 'solid' : 'outline'}>
          {isOwner ? 'Xem và trả lời nhận xét' : `Về trang ${name}`}
        </LinkButton>
      </p>
    </>
  );
}

/** What was typed before the login that said that it cannot be sent: it is shown, to be taken along. */
function useBegun(kind: PageKind, id: number): string | null {
  const viewer = useRootData()?.viewer ?? null;
  const [begun, setBegun] = useState<string | null>(null);
  useEffect(() => {
    const read = async () => {
      const { begunText } = await import('./begun-before.ts');
      setBegun(await begunText(kind, id, viewer));
    };
    read().catch(() => undefined);
  }, [kind, id, viewer]);
  return begun;
}
