import { verificationPage } from '@antam/server/features/professionals/pages.ts';
import { VERIFICATION_TEXT } from '../features/professionals/verification-text.tsx';
import { Seo } from '../seo/seo.tsx';
import titled from '../styles/titled-page.module.css';
import { Breadcrumbs } from '../ui/breadcrumbs/breadcrumbs.tsx';
import { LongText } from '../ui/long-text/long-text.tsx';

export function Component() {
  return (
    <div className={`container ${titled.page}`}>
      <Seo
        title="Cách xác minh"
        description="An Tâm kiểm tra giấy phép hành nghề thế nào: giấy tờ nào, ai kiểm tra, khi nào kiểm tra lại, và “Đã xác minh” không có nghĩa là gì."
        path={verificationPage()}
      />
      <Breadcrumbs items={[{ label: 'Trang chủ', to: '/' }, { label: 'Cách xác minh' }]} />
      <h1>An Tâm xác minh thế nào</h1>
      <p className={titled.lead}>
        Không ai được đăng trên An Tâm khi giấy phép hành nghề chưa được kiểm tra. Trang này nói rõ chúng tôi kiểm tra
        gì, và điều gì chúng tôi không kiểm tra được.
      </p>
      <LongText sections={VERIFICATION_TEXT} />
    </div>
  );
}
