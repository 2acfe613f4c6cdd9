import { useNavigation } from 'react-router';
import styles from './navigation-progress.module.css';

/** A thin bar on top while another page is being fetched; quick ones never show it. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div className={styles.bar} role="progressbar" aria-label="Đang tải trang" />;
}
