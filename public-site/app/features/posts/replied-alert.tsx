import { Button } from '../../ui/button/button.tsx';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { REPLIED } from './post-words.ts';

/** Says to a professional that the answer is there; the page is loaded again once that was read. */
export function RepliedAlert({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Overlay
      open={open}
      onClose={onClose}
      onGone={() => window.location.reload()}
      title={REPLIED}
      footer={
        <Button wide onClick={onClose}>
          OK
        </Button>
      }
    >
      <p>Cảm ơn bạn đã giúp người hỏi. Trang sẽ tải lại để hiện câu trả lời.</p>
    </Overlay>
  );
}
