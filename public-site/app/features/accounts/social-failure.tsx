import { Notice } from '../../ui/notice/notice.tsx';
import styles from './form/form.module.css';

const WORDS: Readonly<Record<string, string>> = {};
const OTHERWISE = 'Đăng nhập qua dịch vụ này không thành công. Bạn hãy thử lại, hoặc đăng nhập bằng email và mật khẩu.';

/** What went wrong on the way back from a social login, by the code in the address. Nothing without a code. */
export function SocialFailure({ code }: { code: string | null }) {
  if (code === null || code === '') return null;
  return (
    <div className={styles.before}>
      <Notice tone="bad" title="Chưa đăng nhập được" live>
        {Object.hasOwn(WORDS, code) ? WORDS[code] : OTHERWISE}
      </Notice>
    </div>
  );
}
