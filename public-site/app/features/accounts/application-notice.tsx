import type { AccountAnswer } from '@antam/server/features/accounts/contract.ts';
import { SupportContact } from '../../frame/support-contact.tsx';
import { Notice } from '../../ui/notice/notice.tsx';

const WHO = { professional: 'trang bác sĩ', place: 'trang cơ sở y tế' };

/** The state of a provider's application. */
export function ApplicationNotice({ application }: { application: NonNullable<AccountAnswer['application']> }) {
  const { type, status, reason } = application;
  if (status === 'pending') {
    return (
      <Notice tone="warn" title="Đăng ký của bạn đang được xem xét">
        Chúng tôi đối chiếu thông tin trước khi giao {WHO[type]} cho bạn quản lý, rồi báo kết quả qua email.
      </Notice>
    );
  }
  if (status === 'approved') {
    return (
      <Notice tone="good" title="Đăng ký của bạn đã được duyệt">
        Tài khoản này đã được liên kết với {WHO[type]} của bạn.
      </Notice>
    );
  }
  return (
    <Notice tone="bad" title="Đăng ký của bạn chưa được duyệt">
      {reason !== '' && <p>Lý do: {reason}</p>}
      <p>
        Để bổ sung thông tin, bạn liên hệ <SupportContact />.
      </p>
    </Notice>
  );
}
