import { privacyPages } from '@antam/server/features/privacy/pages.ts';
import { verificationPage } from '@antam/server/features/professionals/pages.ts';
import { promotionPages } from '@antam/server/features/promotions/pages.ts';
import { transparencyPage } from '@antam/server/features/reviews/pages.ts';
import { sitePages } from '@antam/server/features/site/pages.ts';
import type { TextSection } from '../../ui/long-text/long-text.tsx';
import { OperatorFacts } from './operator-facts.tsx';

/** What the site does and does not do, where its information comes from, and who runs it. */
export const ABOUT_TEXT: readonly TextSection[] = [
  {
    title: 'An Tâm làm gì',
    content: (
      <>
        <ul>
          <li>Giúp bạn tìm bác sĩ, bệnh viện, phòng khám theo tên, chuyên khoa, dịch vụ và khu vực.</li>
          <li>Cho bạn xem trình độ, giấy phép hành nghề đã kiểm tra, giá, giờ mở cửa và đường đi.</li>
          <li>Chuyển lịch hẹn của bạn đến nơi khám và nhắc bạn trước giờ khám.</li>
          <li>Đăng nhận xét của người bệnh, theo những quy tắc ai cũng đọc được.</li>
        </ul>
      </>
    ),
  },
  {
    title: 'An Tâm không làm gì',
    content: (
      <>
        <ul>
          <li>
            Không khám, chẩn đoán hay chữa bệnh. Nội dung trên trang không thay cho lời khuyên của bác sĩ. Khi cấp cứu,
            hãy gọi <a href="tel:115">115</a>.
          </li>
          <li>Không phải bệnh viện, phòng khám, công ty bảo hiểm hay cơ quan nhà nước.</li>
          <li>Không bán thứ hạng trong danh sách, không đổi điểm hay gỡ nhận xét để lấy tiền.</li>
          <li>Không mua bán dữ liệu cá nhân của bạn.</li>
        </ul>
      </>
    ),
  },
  {
    title: 'Thông tin đến từ đâu',
    content: (
      <>
        <ul>
          <li>
            <b>Người hành nghề</b>: do họ hoặc nơi làm việc cung cấp; giấy phép hành nghề được nhân viên kiểm tra trước
            khi đăng. Xem <a href={verificationPage()}>cách xác minh</a>.
          </li>
          <li>
            <b>Cơ sở y tế</b>: do cơ sở cung cấp hoặc lấy từ dữ liệu mở; nguồn ghi cuối trang của cơ sở.
          </li>
          <li>
            <b>Điểm và nhận xét</b>: do người bệnh viết. Xem <a href={transparencyPage()}>điểm được tính thế nào</a>.
          </li>
          <li>
            <b>Ưu đãi</b>: do cơ sở và bác sĩ đăng, luôn mang chữ “Quảng cáo”. Xem{' '}
            <a href={promotionPages.list()}>các ưu đãi</a>.
          </li>
        </ul>
        <p>
          Thấy thông tin chưa đúng, bạn báo cho chúng tôi theo địa chỉ dưới đây; chúng tôi kiểm tra rồi sửa hoặc gỡ.
        </p>
      </>
    ),
  },
  {
    title: 'Ai vận hành An Tâm',
    content: (
      <>
        <OperatorFacts />
        <p>
          Xem thêm <a href={sitePages.terms()}>điều khoản sử dụng</a> và{' '}
          <a href={privacyPages.policy()}>quyền riêng tư</a>.
        </p>
      </>
    ),
  },
];
