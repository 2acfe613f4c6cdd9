import { Copy, RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAct } from '../../../acts/use-act.ts';
import { browserApi } from '../../../api/browser-api.ts';
import { type Failure, failureOf } from '../../../forms/failure.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { ConfirmOverlay } from '../../../ui/overlay/message-overlay.tsx';
import { TimeAgo } from '../../../ui/time/time-ago.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';
import type { Managed } from '../managed.ts';
import styles from './feed.module.css';
import { whoseVisits } from './whose-visits.ts';

const PATH = '/api/v1/booking/manage/feed/';

/** The private address at which a calendar program reads the visits. Its state is asked for when it is opened. */
export function Feed({ managed }: { managed: Managed }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.feed} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>Xem lịch hẹn trong Google, Apple hoặc Outlook</summary>
      {isOpen && <OpenFeed managed={managed} />}
    </details>
  );
}

type Known = { created_at: string | null; address?: string };

function OpenFeed({ managed }: { managed: Managed }) {
  const toast = useToast();
  const [known, setKnown] = useState<Known | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [unread, setUnread] = useState<Failure | null>(null);
  const { kind, id } = managed;
  const { act, isBusy, failure } = useAct(() => browserApi.post(PATH, { query: whoseVisits({ kind, id }) }), {
    onDone: setKnown,
  });
  useEffect(() => {
    const abort = new AbortController();
    browserApi.get(PATH, { query: whoseVisits({ kind, id }), signal: abort.signal }).then(
      answer => abort.signal.aborted || setKnown(answer),
      (error: unknown) => {
        if (!abort.signal.aborted) setUnread(failureOf(error));
      },
    );
    return () => abort.abort();
  }, [kind, id]);
  const renew = () => {
    setAsking(false);
    void act();
  };
  const copy = (address: string) =>
    navigator.clipboard.writeText(address).then(
      () => toast('Đã chép địa chỉ.', { tone: 'good' }),
      () => toast('Trình duyệt không cho chép. Bạn hãy chọn địa chỉ rồi chép bằng tay.', { tone: 'bad' }),
    );
  const exists = known !== null && known.created_at !== null;
  return (
    <div className={styles.open}>
      <p className="muted">
        Ứng dụng lịch của bạn đọc lịch hẹn từ một địa chỉ riêng: chỉ có giờ, chữ cái đầu của tên và loại khám, không có
        thông tin sức khoẻ. Ai có địa chỉ này đều xem được, nên bạn đừng gửi cho người khác.
      </p>
      {known?.address !== undefined && (
        <div className={styles.address}>
          <Field label="Địa chỉ lịch của bạn" hint="Địa chỉ chỉ hiện lần này. Bạn chép vào ứng dụng lịch ngay.">
            {control => (
              <Input {...control} readOnly value={known.address} onFocus={event => event.currentTarget.select()} />
            )}
          </Field>
          <Button variant="outline" icon={<Copy aria-hidden />} onClick={() => void copy(known.address ?? '')}>
            Chép địa chỉ
          </Button>
        </div>
      )}
      {known?.created_at && known.address === undefined && (
        <p>
          Bạn đã có một địa chỉ, tạo <TimeAgo at={known.created_at} />. Nếu không còn giữ, bạn tạo địa chỉ mới.
        </p>
      )}
      {(unread ?? failure) !== null && (
        <p className={styles.failure} role="alert">
          {failure
            ? (failure.detail ?? 'Chưa làm được. Xin vui lòng thử lại.')
            : (unread?.detail ?? 'Chưa đọc được. Xin vui lòng thử lại.')}
        </p>
      )}
      <Button
        variant={exists ? 'outline' : 'solid'}
        icon={<RefreshCw aria-hidden />}
        busy={isBusy}
        disabled={known === null}
        onClick={() => (exists ? setAsking(true) : renew())}
      >
        {exists ? 'Tạo địa chỉ mới' : 'Tạo địa chỉ'}
      </Button>
      <ConfirmOverlay
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={renew}
        title="Tạo địa chỉ mới?"
        confirmLabel="Tạo địa chỉ mới"
      >
        Địa chỉ cũ ngừng hoạt động ngay. Ứng dụng lịch đang dùng nó sẽ không nhận lịch hẹn mới nữa.
      </ConfirmOverlay>
    </div>
  );
}
