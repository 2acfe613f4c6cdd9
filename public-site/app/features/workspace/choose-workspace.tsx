import type { AccountAnswer } from '@antam/server/features/accounts/contract.ts';
import { accountPages } from '@antam/server/features/accounts/pages.ts';
import { clsx } from 'clsx';
import { Building2, Stethoscope } from 'lucide-react';
import { SupportContact } from '../../frame/support-contact.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { LinkButton } from '../../ui/button/button.tsx';
import { cardLook } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import styles from './choose.module.css';
import type { Managed } from './managed.ts';
import { workspaceHome } from './workspace-tabs.ts';

/**
 * What an account manages, each with the way to its workspace; an account that manages nothing reads how that comes
 * about.
 */
export function ChooseWorkspace({ account }: { account: AccountAnswer }) {
  const { pages } = account;
  return (
    <div className={`container ${styles.page}`}>
      <h1 className={styles.title}>Trang quản lý</h1>
      {pages.length === 0 ? (
        <NothingManaged account={account} />
      ) : (
        <>
          <p className="muted">Bạn muốn quản lý trang nào?</p>
          <ul className={styles.list}>
            {pages.map(page => (
              <ManagedPage key={`${page.kind} ${page.id}`} page={page} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function ManagedPage({ page }: { page: Managed }) {
  const Icon = page.kind === 'place' ? Building2 : Stethoscope;
  return (
    <li>
      <a href={workspaceHome(page)} className={clsx(cardLook({ padded: false, interactive: true }), styles.item)}>
        <Icon size={24} aria-hidden />
        <span className={styles.name}>{page.name}</span>
        {!page.can.view && <Badge>Chưa hiển thị công khai</Badge>}
      </a>
    </li>
  );
}

function NothingManaged({ account: { application } }: { account: AccountAnswer }) {
  if (application?.status === 'pending') {
    return (
      <EmptyState
        drawing="letter"
        title="Đăng ký của bạn đang được xem xét"
        action={<LinkButton to={accountPages.overview()}>Xem tài khoản</LinkButton>}
      >
        Khi được duyệt, bạn sẽ quản lý lịch khám và nhận xét ở đây. Chúng tôi báo kết quả qua email.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing="people"
      title="Tài khoản này chưa quản lý trang nào"
      action={<LinkButton to="/">Về trang chủ</LinkButton>}
    >
      Trang quản lý dành cho bác sĩ và cơ sở y tế đã được duyệt. Nếu bạn là chủ của một trang ở An Tâm, bạn liên hệ{' '}
      <SupportContact /> để được giao quản lý.
    </EmptyState>
  );
}
