import { privacyPages } from '@antam/server/features/privacy/pages.ts';
import { transparencyPage } from '@antam/server/features/reviews/pages.ts';
import { SupportContact } from '../../frame/support-contact.tsx';
import type { TextSection } from '../../ui/long-text/long-text.tsx';

/** The second half of the terms: reviews, advertising, data, what is not allowed, complaints, changes, the law. */
export const TERMS_OF_RECORDS: readonly TextSection[] = [
  {
    title: '7. Nhận xét và điểm',
    content: (
      <>
        <ul>
          <li>Bạn viết điều mình đã trải qua, trung thực, không xúc phạm, không để lộ chuyện riêng của người khác.</li>
          <li>Mỗi người một nhận xét cho mỗi trang trong 12 tháng. Nhân viên gỡ điều trái quy tắc.</li>
          <li>
            Bạn giữ quyền với bài viết của mình, và cho An Tâm hiện bài ấy miễn phí trên trang cho đến khi bài bị xoá.
          </li>
          <li>
            Cách tính điểm và lý do gỡ từng nhận xét được ghi ở trang <a href={transparencyPage()}>Minh bạch</a>. Tiền
            không đổi được điểm.
          </li>
        </ul>
      </>
    ),
  },
  {
    title: '8. Quảng cáo và ưu đãi',
    content: (
      <>
        <p>
          Ưu đãi do bác sĩ, cơ sở y tế đăng luôn mang chữ “Quảng cáo”. Họ chịu trách nhiệm về nội dung, điều kiện và
          việc thực hiện ưu đãi. Quảng cáo không thay đổi thứ tự danh sách hay điểm.
        </p>
      </>
    ),
  },
  {
    title: '9. Dữ liệu cá nhân',
    content: (
      <>
        <p>
          Thông tin sức khoẻ là dữ liệu nhạy cảm. Chúng tôi chỉ dùng dữ liệu của bạn cho việc bạn yêu cầu, giữ trong
          thời hạn cần thiết, và không mua bán. Bạn có quyền xem, sửa, tải về, xoá và rút lại sự đồng ý; chi tiết ở
          trang <a href={privacyPages.policy()}>Quyền riêng tư</a>.
        </p>
      </>
    ),
  },
  {
    title: '10. Những việc không được làm',
    content: (
      <>
        <ul>
          <li>Đặt lịch giả, viết nhận xét giả, mạo danh người khác hay người hành nghề.</li>
          <li>Thu thập hàng loạt thông tin liên hệ, gây quá tải hoặc tìm cách vượt qua việc bảo vệ của trang.</li>
          <li>Đăng nội dung trái pháp luật, quảng cáo thuốc kê đơn, hay bán hàng trong nhận xét.</li>
        </ul>
        <p>Chúng tôi có thể gỡ nội dung và khoá tài khoản làm những việc này, và nói rõ lý do.</p>
      </>
    ),
  },
  {
    title: '11. Trách nhiệm',
    content: (
      <>
        <p>
          Chúng tôi cố gắng để thông tin đúng và trang luôn chạy, nhưng không bảo đảm trang không bao giờ gián đoạn hay
          sai sót. Bác sĩ, cơ sở y tế chịu trách nhiệm về việc khám chữa bệnh của họ. Điều này không làm giảm những
          quyền mà pháp luật dành cho bạn với tư cách người tiêu dùng và người bệnh.
        </p>
      </>
    ),
  },
  {
    title: '12. Khiếu nại',
    content: (
      <>
        <p>
          Khi không hài lòng về trang, về một nhận xét hay một lịch hẹn, xin viết hoặc gọi cho chúng tôi, kèm địa chỉ
          của trang hoặc mã lịch hẹn: <SupportContact />
        </p>
        <p>
          Chúng tôi trả lời bạn kết quả và lý do. Khiếu nại về việc khám chữa bệnh xin gửi đến cơ sở y tế hoặc sở y tế.
          Nếu hai bên chưa thoả thuận được, bạn có thể nhờ cơ quan bảo vệ người tiêu dùng hoặc toà án giải quyết.
        </p>
      </>
    ),
  },
  {
    title: '13. Khi điều khoản thay đổi',
    content: (
      <>
        <p>
          Ngày có hiệu lực ghi ở đầu trang. Thay đổi làm giảm quyền của bạn được báo trước ít nhất 30 ngày trên trang
          này. Nếu không đồng ý, bạn có thể ngừng dùng và xoá tài khoản.
        </p>
      </>
    ),
  },
  {
    title: '14. Luật áp dụng',
    content: (
      <>
        <p>
          Điều khoản này theo pháp luật Việt Nam, trong đó có các luật về khám bệnh, chữa bệnh, bảo vệ dữ liệu cá nhân,
          bảo vệ quyền lợi người tiêu dùng và giao dịch điện tử. Tranh chấp do toà án có thẩm quyền tại Việt Nam giải
          quyết.
        </p>
      </>
    ),
  },
];
