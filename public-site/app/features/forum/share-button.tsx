import { Share2 } from 'lucide-react';
import { useOrigin } from '../../seo/seo.tsx';
import { useToast } from '../../ui/toast/toast-context.ts';
import acts from '../posts/acts.module.css';

/** Shares a page by what the device offers; elsewhere its address is copied. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const origin = useOrigin();
  const toast = useToast();
  const share = async () => {
    const url = origin + path;
    const { share: offered }: { share?: unknown } = navigator;
    // A visitor who closes the device's list has not been refused anything.
    if (typeof offered === 'function') return navigator.share({ title, url }).catch(() => undefined);
    await navigator.clipboard.writeText(url);
    return toast('Đã chép địa chỉ của câu hỏi.', { tone: 'good' });
  };
  return (
    <button
      type="button"
      className={acts.act}
      onClick={() => void share().catch(() => toast('Chưa chép được địa chỉ.', { tone: 'bad' }))}
    >
      <Share2 aria-hidden="true" />
      <span className={acts.word}>Chia sẻ</span>
    </button>
  );
}
