import type { ToldChange } from '@antam/server/features/profile-edits/contract.ts';
import { Clock3, Undo2 } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';
import styles from './profile.module.css';
import { LABELS, TAKE_BACK } from './profile-words.ts';

type WaitingNoteProps = {
  change: ToldChange;
  isBusy: boolean;
  /** Takes it back; without script the button sends the form. */
  onTakeBack: () => void;
};

/** What waits of a field beside what is public, and the way back. */
export function WaitingNote({ change, isBusy, onTakeBack }: WaitingNoteProps) {
  const { field, proposed } = change;
  return (
    <div className={styles.waiting} data-waiting={field}>
      <p className={styles.waitingTitle}>
        <Clock3 size={18} aria-hidden="true" />
        Đang chờ An Tâm duyệt
      </p>
      <dl className={styles.sides}>
        <div>
          <dt>Đang hiển thị</dt>
          <dd>
            <Words of={change.public} />
          </dd>
        </div>
        <div>
          <dt>Chờ duyệt</dt>
          <dd>
            <Words of={proposed} />
          </dd>
        </div>
      </dl>
      <Button
        type="submit"
        name={TAKE_BACK}
        value={field}
        variant="outline"
        size="s"
        busy={isBusy}
        icon={<Undo2 aria-hidden="true" />}
        onClick={event => {
          event.preventDefault();
          onTakeBack();
        }}
      >
        Rút lại<span className="visually-hidden"> thay đổi {LABELS[field].toLocaleLowerCase('vi')}</span>
      </Button>
    </div>
  );
}

/** What staff refused of a field, and why. */
export function RefusedNote({ change: { proposed, reason } }: { change: ToldChange }) {
  return (
    <div className={styles.refused}>
      <p>
        <b>Chưa được duyệt:</b> {proposed.length === 0 ? 'để trống' : proposed.join('; ')}
      </p>
      <p>
        <b>Lý do:</b> {reason}
      </p>
    </div>
  );
}

function Words({ of }: { of: readonly string[] }) {
  if (of.length === 0) return <span className="muted">Để trống</span>;
  if (of.length === 1) return <>{of[0]}</>;
  return (
    <ul className={styles.words}>
      {of.map(word => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  );
}
