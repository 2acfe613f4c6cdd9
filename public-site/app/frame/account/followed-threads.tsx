import { forumPages } from '@antam/server/features/forum/pages.ts';
import { Bell } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { browserApi } from '../../api/browser-api.ts';
import { THREAD_OPENED } from '../../features/forum/thread-opened.ts';
import { formatNumber } from '../../ui/text/format-number.ts';
import styles from './followed-threads.module.css';

/** More are not told apart. */
const MOST_SHOWN = 99;

/** Leads to the questions that somebody follows, and counts those that were answered since they last looked. */
export function FollowedThreads() {
  const unread = useUnreadThreads();
  const label = unread === 0 ? 'Câu hỏi bạn theo dõi' : `${formatNumber(unread)} câu hỏi bạn theo dõi có trả lời mới`;
  return (
    <a
      href={forumPages.own({ tab: 'followed' })}
      className={styles.link}
      aria-label={label}
      title={label}
      data-followed-threads
    >
      <Bell size={22} aria-hidden />
      {unread > 0 && (
        <span className={styles.count} aria-hidden>
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </span>
      )}
    </a>
  );
}

/** Asked on each page anew, and when a thread was opened; 0 until it is known. */
function useUnreadThreads(): number {
  const [unread, setUnread] = useState(0);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page asks anew.
  useEffect(() => {
    let abort = new AbortController();
    const read = () => {
      abort.abort();
      abort = new AbortController();
      const { signal } = abort;
      browserApi.get('/api/v1/account/thread/unread/', { signal }).then(
        answer => signal.aborted || setUnread(answer.unread),
        () => undefined,
      );
    };
    read();
    window.addEventListener(THREAD_OPENED, read);
    return () => {
      abort.abort();
      window.removeEventListener(THREAD_OPENED, read);
    };
  }, [pathname]);
  return unread;
}
