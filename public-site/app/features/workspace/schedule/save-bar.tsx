import { accountPages } from '@antam/server/features/accounts/pages.ts';
import { useEffect, useRef } from 'react';
import { SupportLine } from '../../../forms/failure-notice.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from './editor.module.css';
import type { ScheduleEditor } from './use-schedule-editor.ts';

/** Saves the schedule, and says why it could not be saved; everything typed stays. */
export function SaveBar({ editor }: { editor: ScheduleEditor }) {
  const { isDirty, busy, refused, faults, discard, calendar } = editor;
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused === null) return;
    const wrong = document.querySelector<HTMLElement>('main [aria-invalid]');
    (wrong ?? bar.current?.querySelector<HTMLElement>('[data-failure]'))?.focus();
  }, [refused]);
  const wrong = Object.keys(faults).length;
  return (
    <div ref={bar} className={styles.save} data-bottom-action>
      {refused !== null && (
        <div data-failure tabIndex={-1}>
          <Refusal editor={editor} refused={refused} wrong={wrong} />
        </div>
      )}
      <div className={styles.saveLine}>
        <p className={styles.saveState} role="status">
          {stateText(isDirty, refused === null ? wrong : 0, calendar.version)}
        </p>
        {isDirty && (
          <Button variant="quiet" disabled={busy !== null} onClick={discard}>
            Bỏ thay đổi
          </Button>
        )}
        <Button type="submit" busy={busy === 'saving'} disabled={!isDirty || busy !== null}>
          Lưu lịch
        </Button>
      </div>
    </div>
  );
}

function stateText(isDirty: boolean, wrong: number, version: number): string {
  if (wrong > 0) return `Có ${wrong} chỗ cần sửa`;
  if (isDirty) return 'Có thay đổi chưa lưu';
  return version === 0 ? '' : 'Mọi thay đổi đã được lưu';
}

type RefusalProps = {
  editor: ScheduleEditor;
  refused: NonNullable<ScheduleEditor['refused']>;
  wrong: number;
};

function Refusal({ editor: { reload, busy }, refused: { status, detail, errorCode, fields }, wrong }: RefusalProps) {
  if (status === 409) {
    return (
      <Notice
        tone="warn"
        live
        title="Lịch này vừa được lưu ở nơi khác"
        action={
          <>
            <Button size="s" busy={busy === 'loading'} onClick={() => void reload(true)}>
              Giữ bản đang sửa
            </Button>{' '}
            <Button size="s" variant="outline" disabled={busy !== null} onClick={() => void reload(false)}>
              Lấy bản vừa lưu
            </Button>
          </>
        }
      >
        Những gì bạn đã nhập vẫn còn đây. Giữ bản đang sửa thì lần lưu tới sẽ thay bản kia.
      </Notice>
    );
  }
  if (status === 401) {
    return (
      <Notice tone="warn" live title="Phiên đăng nhập đã hết">
        <a href={accountPages.login()} target="_blank" rel="noreferrer">
          Đăng nhập ở thẻ mới
        </a>{' '}
        rồi quay lại đây lưu tiếp. Những gì bạn đã nhập vẫn còn.
      </Notice>
    );
  }
  if (Object.keys(fields).length > 0)
    return <Notice tone="bad" live title={`Chưa lưu được: có ${wrong} chỗ cần sửa`} />;
  return (
    <Notice tone="bad" live title="Chưa lưu được lịch khám">
      <p>{detail ?? 'Những gì bạn đã nhập vẫn còn đây, bạn hãy thử lại sau ít phút.'}</p>
      {status >= 500 && <SupportLine code={errorCode} />}
    </Notice>
  );
}
