import type { ThreadDetail } from '@antam/server/features/forum/contract.ts';
import { Notice } from '../../ui/notice/notice.tsx';

type ThreadStatusProps = { thread: Pick<ThreadDetail, 'status' | 'removal_reason'> };

/** Shows its asker, and staff, that a question is not public, and why. */
export function ThreadStatus({ thread: { status, removal_reason } }: ThreadStatusProps) {
  switch (status) {
    case 'published':
    case 'merged':
      return null;
    case 'unconfirmed':
      return (
        <Notice tone="warn" title="Chờ bạn xác nhận email">
          Bạn mở liên kết trong thư chúng tôi vừa gửi rồi nhấn “Xác nhận câu hỏi”. Sau đó câu hỏi được duyệt.
        </Notice>
      );
    case 'pending':
      return (
        <Notice tone="warn" title="Câu hỏi đang chờ duyệt">
          An Tâm đọc câu hỏi mới trước khi hiện, thường trong ngày. Hiện chỉ bạn thấy.
        </Notice>
      );
    default:
      return (
        <Notice tone="bad" title={status === 'hidden' ? 'Câu hỏi đã bị gỡ' : 'Câu hỏi không được duyệt'}>
          {removal_reason !== '' && `Lý do: ${removal_reason}`}
        </Notice>
      );
  }
}
