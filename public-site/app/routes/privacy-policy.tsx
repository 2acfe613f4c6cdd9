import { privacyPages } from '@antam/server/features/privacy/pages.ts';
import { PrivacyPage } from '../features/privacy/privacy-page.tsx';
import { Seo } from '../seo/seo.tsx';

export function Component() {
  return (
    <>
      <Seo
        title="Quyền riêng tư"
        description="An Tâm ghi gì vào trình duyệt của bạn, để làm gì, trong bao lâu, và cách bật tắt việc ghi cách bạn dùng trang."
        path={privacyPages.policy()}
      />
      <PrivacyPage />
    </>
  );
}
