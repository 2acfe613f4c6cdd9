import type { SOCIAL_FAILURES } from '@antam/server/features/social-login/contract.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './form/form.module.css';

const OTHERWISE = 'Đăng nhập qua dịch vụ này không thành công. Bạn hãy thử lại, hoặc đăng nhập bằng email và mật khẩu.';

type Code = (typeof SOCIAL_FAILURES)[number];

const WORDS: Readonly<Record<Code, string>> = {
  'tu-choi': 'Bạn đã không cho phép An Tâm nhận thông tin. Bạn vẫn đăng nhập được bằng email và mật khẩu.',
  'het-han': 'Lần đăng nhập này đã quá lâu. Bạn hãy thử lại từ đầu.',
  loi: OTHERWISE,
};

/** What went wrong on the way back from a social login, by the code in the address. Nothing without a code. */
export function SocialFailure({ code }: { code: string | null }) {
  if (code === null || code === '') return null;
  return (
    <div className={styles.before}>
      <Notice tone="bad" title="Chưa đăng nhập được" live>
        {wordsOf(code)}
      </Notice>
    </div>
  );
}

function wordsOf(code: string): string {
  return new Map(Object.entries(WORDS)).get(code) ?? OTHERWISE;
}
