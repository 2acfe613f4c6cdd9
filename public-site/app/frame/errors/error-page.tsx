import { useLocation } from 'react-router';
import type { PageError } from '../../loading/page-error.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { BrokenDrawing } from '../../ui/states/broken-drawing.tsx';
import { navigation } from '../navigation.ts';
import { SupportContact } from '../support-contact.tsx';
import styles from './error-page.module.css';
import { errorWords } from './error-words.ts';

/** A page's failure: what happened, what to do next, and the code that support asks for. */
export function ErrorPage({ error }: { error: PageError }) {
  const { pathname, search } = useLocation();
  const { title, text, retry } = errorWords(error);
  return (
    <div className={styles.page}>
      <title>{`${title} | An Tâm`}</title>
      <meta name="robots" content="noindex" />
      <BrokenDrawing />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        {retry && (
          <LinkButton to={pathname + search} reloadDocument>
            Tải lại trang
          </LinkButton>
        )}
        <LinkButton to="/" variant={retry ? 'outline' : 'solid'}>
          Về trang chủ
        </LinkButton>
      </div>
      <nav aria-label="Trang khác">
        <ul className={styles.links}>
          {navigation.map(({ to, label }) => (
            <li key={to}>
              <a href={to}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      {error.error_id !== null && (
        <p className={styles.code}>
          Mã lỗi: <code>{error.error_id}</code>. Khi cần hỗ trợ, bạn hãy gửi kèm mã này. <SupportContact />
        </p>
      )}
    </div>
  );
}
