import { sitePages } from '@antam/server/features/site/pages.ts';
import { ABOUT_TEXT } from '../features/site/about-text.tsx';
import { Seo } from '../seo/seo.tsx';
import titled from '../styles/titled-page.module.css';
import { Breadcrumbs } from '../ui/breadcrumbs/breadcrumbs.tsx';
import { LongText } from '../ui/long-text/long-text.tsx';

export function Component() {
  return (
    <div className={`container ${titled.page}`}>
      <Seo
        title="Về chúng tôi"
        description="An Tâm là gì, do ai vận hành, làm gì và không làm gì, và thông tin trên trang đến từ đâu."
        path={sitePages.about()}
      />
      <Breadcrumbs items={[{ label: 'Trang chủ', to: '/' }, { label: 'Về chúng tôi' }]} />
      <h1>Về chúng tôi</h1>
      <p className={titled.lead}>
        An Tâm là danh bạ y tế bằng tiếng Việt: nơi bạn tìm bác sĩ và nơi khám, xem thông tin trước khi đến và đặt lịch,
        miễn phí cho người bệnh.
      </p>
      <LongText sections={ABOUT_TEXT} />
    </div>
  );
}
