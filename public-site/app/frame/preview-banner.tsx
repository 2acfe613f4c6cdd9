import styles from './preview-banner.module.css';

/** Stands above the page of a draft, which looks like a public one otherwise. */
export function PreviewBanner() {
  return (
    <aside className={styles.banner} aria-label="Bản xem trước">
      <div className="container">
        <strong>Bản xem trước, chưa công khai.</strong> Chỉ người có địa chỉ này xem được, trong vài ngày; các nút và
        biểu mẫu không hoạt động.
      </div>
    </aside>
  );
}
