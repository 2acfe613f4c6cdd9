import type { ThreadDetail } from '@antam/server/features/forum/contract.ts';
import { forumPages } from '@antam/server/features/forum/pages.ts';
import { Lock, Reply } from 'lucide-react';
import { Badge } from '../../ui/badge/badge.tsx';
import { ChipLink } from '../../ui/chip/chip.tsx';
import acts from '../posts/acts.module.css';
import { Assignment } from '../posts/assignment.tsx';
import { useDiscussion } from '../posts/discussion.ts';
import { MemberHead } from '../posts/post-head.tsx';
import { PostItem } from '../posts/post-item.tsx';
import { FollowButton } from './follow-button.tsx';
import { ShareButton } from './share-button.tsx';
import styles from './thread.module.css';

/** What was asked, as a letter: who asks, of what age and from where, and the words. */
export function Question({ thread }: { thread: ThreadDetail }) {
  const { id, title, speciality, question, about_asker, is_locked } = thread;
  const { reply } = useDiscussion();
  return (
    <div className={styles.question}>
      <header className={styles.titleBox} data-title-box>
        {(speciality || is_locked) && (
          <p className={styles.marks}>
            {speciality && <ChipLink to={forumPages.list({ speciality: speciality.slug })}>{speciality.name}</ChipLink>}
            {is_locked && (
              <Badge tone="warn" icon={<Lock aria-hidden="true" />}>
                Đã khoá trả lời
              </Badge>
            )}
          </p>
        )}
        <h1 className={styles.title}>{title}</h1>
        <Assignment postId={question.id} />
      </header>
      <PostItem
        post={question}
        head={<MemberHead post={question}>{about_asker !== '' && `${about_asker} · `}</MemberHead>}
        acts={
          <>
            {!is_locked && (
              <button type="button" className={acts.act} onClick={() => reply()}>
                <Reply aria-hidden="true" />
                Trả lời
              </button>
            )}
            <FollowButton id={id} />
            <ShareButton title={title} path={thread.absolute_url} />
          </>
        }
      />
    </div>
  );
}
