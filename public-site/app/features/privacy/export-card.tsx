import { Download } from 'lucide-react';
import { LinkButton } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import styles from './my-data.module.css';

/** Everything that is kept, to take along. A plain download, so that it works without script. */
export function ExportCard() {
  return (
    <Card as="section" className={styles.card} aria-labelledby="tai-du-lieu">
      <h2 id="tai-du-lieu" className={styles.title}>
        Tải dữ liệu
      </h2>
      <p>
        Một tệp ZIP gồm mọi dữ liệu gắn với tài khoản của bạn: thông tin tài khoản, các phiên đăng nhập, mục ghi nhớ,
        liên hệ bạn đã xem và trang bạn làm chủ, ở dạng JSON mà máy tính đọc được.
      </p>
      <div>
        <LinkButton to="/api/v1/account/data/" variant="outline" download icon={<Download aria-hidden="true" />}>
          Tải tệp ZIP
        </LinkButton>
      </div>
    </Card>
  );
}
