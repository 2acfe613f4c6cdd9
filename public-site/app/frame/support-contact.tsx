import { useRootData } from '../loading/root-data.ts';
import styles from './support-contact.module.css';

/** Support's phone and email address from the site's settings; nothing where they are not known. */
export function SupportContact() {
  const settings = useRootData()?.settings;
  if (settings === undefined) return null;
  const { support_phone, support_email } = settings;
  return (
    <span className={styles.contact}>
      <a href={`tel:${support_phone.replaceAll(' ', '')}`}>{support_phone}</a>
      <a href={`mailto:${support_email}`}>{support_email}</a>
    </span>
  );
}
