import { sitePages } from '@antam/server/features/site/pages.ts';
import { TERMS_OF_RECORDS } from '../features/site/terms-of-records.tsx';
import { TERMS_OF_USE } from '../features/site/terms-of-use.tsx';
import { TERMS_SINCE } from '../features/site/terms-since.ts';
import { Seo } from '../seo/seo.tsx';
import titled from '../styles/titled-page.module.css';
import { Breadcrumbs } from '../ui/breadcrumbs/breadcrumbs.tsx';
import { LongText } from '../ui/long-text/long-text.tsx';
import { formatDate } from '../ui/text/format-date.ts';

export function Component() {
  return (
    <div className={`container ${titled.page}`}>
      <Seo
        title="Điều khoản sử dụng"
        description="Những điều bạn và An Tâm thoả thuận khi dùng trang: đặt lịch, nhận xét, quảng cáo, dữ liệu cá nhân, khiếu nại."
        path={sitePages.terms()}
      />
      <Breadcrumbs items={[{ label: 'Trang chủ', to: '/' }, { label: 'Điều khoản sử dụng' }]} />
      <h1>Điều khoản sử dụng</h1>
      <p className={titled.lead}>
        Có hiệu lực từ ngày <time dateTime={TERMS_SINCE}>{formatDate(TERMS_SINCE)}</time>. Khi dùng An Tâm, bạn đồng ý
        với những điều dưới đây.
      </p>
      <LongText sections={[...TERMS_OF_USE, ...TERMS_OF_RECORDS]} />
    </div>
  );
}
