import { Bell, BellRing } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAct } from '../../acts/use-act.ts';
import { browserApi } from '../../api/browser-api.ts';
import { useRootData } from '../../loading/root-data.ts';
import { useToast } from '../../ui/toast/toast-context.ts';
import { useAccountOverlay } from '../accounts/account-overlay.tsx';
import acts from '../posts/acts.module.css';
import { FAILED, LOGIN } from '../posts/post-words.ts';
import { THREAD_OPENED } from './thread-opened.ts';

/**
 * Follows a thread: an email message comes when a doctor or another reader answers. Opening it counts its replies as
 * seen, and shows whether the visitor follows it.
 */
export function FollowButton({ id }: { id: number }) {
  const viewerId = useRootData()?.viewer?.id ?? null;
  const overlay = useAccountOverlay();
  const toast = useToast();
  const [isFollowing, setFollowing] = useState(false);
  useEffect(() => {
    if (viewerId === null) return undefined;
    const abort = new AbortController();
    browserApi.post('/api/v1/thread/:id/opened/', { params: { id }, signal: abort.signal }).then(
      answer => {
        if (abort.signal.aborted) return;
        setFollowing(answer.following);
        window.dispatchEvent(new Event(THREAD_OPENED));
      },
      () => undefined,
    );
    return () => abort.abort();
  }, [id, viewerId]);
  const { act } = useAct(
    (following: boolean) => browserApi.put('/api/v1/thread/:id/follow/', { params: { id }, body: { following } }),
    {
      login: LOGIN,
      onDone: ({ following }) => {
        setFollowing(following);
        toast(following ? 'Bạn sẽ nhận thư khi có trả lời mới.' : 'Bạn không theo dõi câu hỏi này nữa.');
      },
      onFailed: () => toast(FAILED.other, { tone: 'bad' }),
    },
  );
  const toggle = () => {
    if (viewerId === null) return overlay.open({ tab: 'signup', source: 'forum' });
    return void act(!isFollowing);
  };
  const Icon = isFollowing ? BellRing : Bell;
  return (
    <button type="button" className={acts.act} aria-pressed={isFollowing} onClick={toggle}>
      <Icon aria-hidden="true" />
      {isFollowing ? 'Đang theo dõi' : 'Theo dõi'}
    </button>
  );
}
