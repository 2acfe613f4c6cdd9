import { SupportContact } from '../../frame/support-contact.tsx';
import { useRootData } from '../../loading/root-data.ts';
import { STORAGE_REGISTRY, storedCookies } from '../../memory/storage-registry.ts';
import { useOrigin } from '../../seo/seo.tsx';
import titled from '../../styles/titled-page.module.css';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { ConsentSwitch } from './consent-switch.tsx';
import { foreignCookies } from './foreign-cookies.ts';
import styles from './privacy.module.css';
import { StoredItems } from './stored-items.tsx';

/** What is stored about a visitor, where and for how long, and the switch by which a consent is given and withdrawn. */
export function PrivacyPage() {
  const origin = useOrigin();
  const analytics = useRootData()?.settings.analytics;
  const foreign = analytics ? foreignCookies(analytics) : [];
  const services = [analytics?.ga4_id && 'Google Analytics', analytics?.matomo && 'Matomo'].filter(Boolean);
  return (
    <div className={`container ${titled.page}`}>
      <Breadcrumbs items={[{ label: 'Trang chủ', to: '/' }, { label: 'Quyền riêng tư' }]} />
      <h1>Quyền riêng tư</h1>
      <p className={titled.lead}>
        Thông tin sức khoẻ là chuyện riêng của bạn. Trang này nói rõ An Tâm ghi gì vào trình duyệt của bạn, để làm gì và
        trong bao lâu.
      </p>

      <section className={styles.section} aria-labelledby="lua-chon">
        <h2 id="lua-chon">Lựa chọn của bạn</h2>
        <ConsentSwitch />
        <p className={styles.withoutScript}>
          Trình duyệt của bạn đang tắt JavaScript, nên cách bạn dùng trang không được ghi.
        </p>
        <div className={styles.text}>
          <p>
            Khi bạn đồng ý, An Tâm ghi lại trang bạn xem, thao tác thành công hay lỗi và thời gian tải, kèm một mã ngẫu
            nhiên của trình duyệt. Mã này không liên quan đến tài khoản của bạn. Dữ liệu được xoá sau 13 tháng, và được
            xoá ngay khi bạn rút lại đồng ý.
          </p>
          <p>Khi bạn từ chối hoặc chưa chọn, An Tâm chỉ đếm số lượt xem của từng trang trong ngày, không kèm mã nào.</p>
          <p>Dù bạn chọn gì, tên, email, số điện thoại và câu hỏi của bạn không bao giờ nằm trong những gì được ghi.</p>
          <p>
            Để biết mọi người tìm gì mà chưa thấy, An Tâm đếm mỗi từ khoá đã cho ra trang kết quả nào, bao nhiêu lần
            trong ngày. Từ khoá được lưu không dấu, không kèm tài khoản, địa chỉ mạng hay mã nào; từ khoá giống tên
            người, số điện thoại, email hoặc giấy tờ không được giữ. Số đếm được xoá sau 90 ngày. Nếu bạn từ chối ở
            trên, từ khoá của bạn không được đếm.
          </p>
          {services.length > 0 && (
            <p>Khi bạn đồng ý, {services.join(' và ')} cũng nhận được các lượt xem này, không dùng cho quảng cáo.</p>
          )}
        </div>
      </section>

      <section className={styles.section} aria-labelledby="cookie">
        <h2 id="cookie">Cookie và bộ nhớ trình duyệt</h2>
        <p className={styles.text}>
          Bạn có thể xoá tất cả trong phần cài đặt của trình duyệt bất cứ lúc nào; trang vẫn hoạt động.
        </p>
        <h3>Cookie</h3>
        <StoredItems rows={[...storedCookies(origin), ...foreign]} />
        <h3>Bộ nhớ trình duyệt</h3>
        <StoredItems rows={STORAGE_REGISTRY.filter(({ where }) => where !== 'cookie')} />
      </section>

      <section className={styles.section} aria-labelledby="quyen">
        <h2 id="quyen">Quyền của bạn</h2>
        <div className={styles.text}>
          <p>
            Bạn có quyền biết, xem, sửa, tải về và xoá dữ liệu của mình, và rút lại sự đồng ý. Nếu có tài khoản, bạn tự
            làm được trong phần <b>Tài khoản › Dữ liệu của tôi</b>.
          </p>
          <p>
            Cần giúp đỡ, xin liên hệ: <SupportContact />
          </p>
        </div>
      </section>
    </div>
  );
}
