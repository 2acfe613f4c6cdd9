import type { SiteSettings } from '@antam/server/features/site/contract.ts';
import { SupportContact } from '../../frame/support-contact.tsx';
import { useRootData } from '../../loading/root-data.ts';
import { STORAGE_REGISTRY, type StoredItem, storedCookies } from '../../memory/storage-registry.ts';
import { useOrigin } from '../../seo/seo.tsx';
import titled from '../../styles/titled-page.module.css';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { ConsentSwitch } from './consent-switch.tsx';
import styles from './privacy.module.css';

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

/** Cookies of the analytics services that the operator has configured. Matomo is used without any. */
function foreignCookies({ ga4_id }: SiteSettings['analytics']): StoredItem[] {
  if (ga4_id === null) return [];
  const purpose = 'Mã ngẫu nhiên để ghi cách bạn dùng trang. Chỉ có khi bạn đồng ý, xoá khi bạn rút lại.';
  return ['_ga', `_ga_${ga4_id.replace(/^G-/, '')}`].map(name => ({
    name,
    where: 'cookie',
    life: 180,
    purpose,
    isNecessary: false,
    setBy: 'Google Analytics',
  }));
}

/** Items stored in the browser: the name, purpose and life of each. */
function StoredItems({ rows }: { rows: readonly StoredItem[] }) {
  return (
    <ul className={`plain-list ${styles.list}`}>
      {rows.map(({ name, where, life, purpose, isNecessary, setBy }) => (
        <li key={where + name} className={styles.row}>
          <code className={styles.name}>{name}</code>
          <p>
            {purpose}
            {isNecessary && ' Bắt buộc để trang hoạt động.'}
            {setBy && ` Do ${setBy} ghi.`}
          </p>
          <p className={styles.life}>{lifeText(life)}</p>
        </li>
      ))}
    </ul>
  );
}

/** How long an item is stored, in words. */
function lifeText(life: StoredItem['life']): string {
  if (life === 'session') return 'Đến khi đóng trình duyệt';
  if (life === 'until-done') return 'Đến khi xong việc';
  if (life === 'until-replaced') return 'Đến khi trang có bản mới';
  return life === 1 ? '24 giờ' : `${life} ngày`;
}
