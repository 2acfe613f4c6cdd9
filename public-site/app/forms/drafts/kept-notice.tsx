import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import type { AttachedDraft } from './attach-draft.ts';

type KeptNoticeProps = {
  draft: AttachedDraft | null;
  /** What was filled in was thrown away: the form has to start again. */
  onDropped: () => void;
};

/**
 * Says that a form shows what was typed before and not saved, with the way back. What was typed into an earlier state of
 * the record is only put in when the visitor wants it: the page may know better by now.
 */
export function KeptNotice({ draft, onDropped }: KeptNoticeProps) {
  const [isDecided, setDecided] = useState(false);
  if (draft === null || draft.found === 'nothing' || isDecided) return null;
  const drop = () => {
    draft.drop();
    onDropped();
    setDecided(true);
  };
  const refuse = () => {
    draft.refuse();
    setDecided(true);
  };
  const use = () => {
    draft.use();
    setDecided(true);
  };
  return draft.found === 'filled' ? (
    <Notice live title="Phần bạn sửa dở đã được mở lại, chưa lưu" action={<Drop onDrop={drop}>Bỏ phần sửa dở</Drop>} />
  ) : (
    <Notice
      tone="warn"
      live
      title="Bạn có phần sửa dở, nhưng nội dung đã được lưu mới hơn"
      action={
        <>
          <Button size="s" onClick={use}>
            Dùng phần sửa dở
          </Button>{' '}
          <Drop onDrop={refuse}>Giữ bản đang lưu</Drop>
        </>
      }
    />
  );
}

function Drop({ onDrop, children }: { onDrop: () => void; children: string }) {
  return (
    <Button size="s" variant="outline" onClick={onDrop}>
      {children}
    </Button>
  );
}
