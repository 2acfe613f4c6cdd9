import type { AccountAnswer } from '@antam/server/features/accounts/contract.ts';
import { workspacePages } from '@antam/server/features/providers/pages.ts';
import { SupportContact } from '../../frame/support-contact.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { APPLICATION_ID } from './account-forms.ts';
import { AccountSection } from './account-page.tsx';
import { ApplicationForm } from './application-form.tsx';

const WHO = { professional: 'trang bác sĩ', place: 'trang cơ sở y tế' };

type ApplicationNoticeProps = {
  application: NonNullable<AccountAnswer['application']>;
  pages: AccountAnswer['pages'];
  /** Whether it was corrected just now without script. */
  isCorrected: boolean;
};

/** The state of a provider's application, and the pages that the account owns. */
export function ApplicationNotice({ application, pages, isCorrected }: ApplicationNoticeProps) {
  const { type, status, reason } = application;
  if (status === 'pending') {
    return (
      <AccountSection
        id={APPLICATION_ID}
        title="Đơn đăng ký của bạn"
        badge={<Badge tone="warn">Đang được xem xét</Badge>}
      >
        <p>
          Chúng tôi đối chiếu thông tin trước khi giao {WHO[type]} cho bạn quản lý, rồi báo kết quả qua email. Trong lúc
          chờ, bạn sửa được đơn ở đây.
        </p>
        <ApplicationForm application={application} isDone={isCorrected} />
      </AccountSection>
    );
  }
  if (status === 'approved') {
    return (
      <Notice
        tone="good"
        title="Đăng ký của bạn đã được duyệt"
        action={pages.length > 0 && <a href={workspacePages.choose()}>Mở trang quản lý</a>}
      >
        {pages.length > 0 ? (
          <>
            <p>Tài khoản này đã được liên kết với {WHO[type]} của bạn.</p>
            <ul>
              {pages.map(page => (
                <li key={`${page.kind} ${page.id}`}>
                  {page.can.view ? (
                    <a href={page.absolute_url}>{page.name}</a>
                  ) : (
                    `${page.name} (chưa hiển thị công khai)`
                  )}
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p>
            Hiện chưa có trang nào được liên kết với tài khoản này. Cần giúp đỡ, bạn liên hệ <SupportContact />.
          </p>
        )}
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
