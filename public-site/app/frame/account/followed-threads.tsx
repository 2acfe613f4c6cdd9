import { forumPages } from '@antam/server/features/forum/pages.ts';
import { Bell } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { browserApi } from '../../api/browser-api.ts';
import { THREAD_OPENED } from '../../features/forum/thread-opened.ts';
import { formatNumber } from '../../ui/text/format-number.ts';
import styles from './followed-threads.module.css';

/** More are shown as "99+". */
const MAX_SHOWN = 99;

/**
 * Leads to the questions that the visitor is asked to answer, else to those that they follow, and counts the former
 * with those that were answered since they last looked.
 */
export function FollowedThreads() {
  const { unread, needed } = useWaitingThreads();
  const count = unread + needed;
  const label = labelOf(unread, needed);
  return (
    <a
      href={forumPages.own({ tab: needed > 0 ? 'need-answered' : 'followed' })}
      className={styles.link}
      aria-label={label}
      title={label}
      data-followed-threads
    >
      <Bell size={22} aria-hidden />
      {count > 0 && (
        <span className={styles.count} aria-hidden>
          {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
        </span>
      )}
    </a>
  );
}

/** "2 câu hỏi chờ bạn trả lời, 3 câu hỏi bạn theo dõi có trả lời mới". */
function labelOf(unread: number, needed: number): string {
  const parts = [
    ...(needed > 0 ? [`${formatNumber(needed)} câu hỏi chờ bạn trả lời`] : []),
    ...(unread > 0 ? [`${formatNumber(unread)} câu hỏi bạn theo dõi có trả lời mới`] : []),
  ];
  return parts.length === 0 ? 'Câu hỏi bạn theo dõi' : parts.join(', ');
}

const NOTHING = { unread: 0, needed: 0 };

/** Asked on each page again, and when a thread was opened; nothing until it is known. */
function useWaitingThreads(): typeof NOTHING {
  const [waiting, setWaiting] = useState(NOTHING);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page asks again.
  useEffect(() => {
    let abort = new AbortController();
    const read = () => {
      abort.abort();
      abort = new AbortController();
      const { signal } = abort;
      browserApi.get('/api/v1/account/thread/unread/', { signal }).then(
        answer => signal.aborted || setWaiting(answer),
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
  return waiting;
}
