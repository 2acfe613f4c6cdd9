import { forumPages } from '@antam/server/features/forum/pages.ts';
import { Bell } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { browserApi } from '../../api/browser-api.ts';
import { THREAD_OPENED } from '../../features/forum/thread-opened.ts';
import type { Viewer } from '../../loading/viewer.ts';
import { formatNumber } from '../../ui/text/format-number.ts';
import styles from './unread-threads.module.css';

/** More are not told apart. */
const MOST_SHOWN = 99;

/** How many of the questions that somebody follows were answered since they last looked; nothing where none was. */
export function UnreadThreads({ viewer }: { viewer: Viewer }) {
  const unread = useUnreadThreads(viewer);
  if (unread === 0) return null;
  const label = `${formatNumber(unread)} câu hỏi bạn theo dõi có trả lời mới`;
  return (
    <a
      href={forumPages.own({ tab: 'followed' })}
      className={styles.unread}
      aria-label={label}
      title={label}
      data-unread-threads
    >
      <Bell size={22} aria-hidden />
      <span className={styles.count} aria-hidden>
        {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
      </span>
    </a>
  );
}

/** Begins with what the document came with; asked anew on other pages, and when a thread was opened. */
function useUnreadThreads({ unread_threads }: Viewer): number {
  const [unread, setUnread] = useState(unread_threads);
  const { pathname } = useLocation();
  const known = useRef(pathname);
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
    if (known.current !== pathname) read();
    known.current = pathname;
    window.addEventListener(THREAD_OPENED, read);
    return () => {
      abort.abort();
      window.removeEventListener(THREAD_OPENED, read);
    };
  }, [pathname]);
  return unread;
}
