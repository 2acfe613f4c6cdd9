import { privacyPages } from '@antam/server/features/privacy/pages.ts';
import { transparencyPage } from '@antam/server/features/reviews/pages.ts';
import { SupportContact } from '../../frame/support-contact.tsx';

/** The second half of the terms: reviews, advertising, data, what is not allowed, complaints, changes, the law. */
export function TermsOfRecords() {
  return (
    <>
      <h2>7. Nhận xét và điểm</h2>
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
      <h2>8. Quảng cáo và ưu đãi</h2>
      <p>
        Ưu đãi do bác sĩ, cơ sở y tế đăng luôn mang chữ “Quảng cáo”. Họ chịu trách nhiệm về nội dung, điều kiện và việc
        thực hiện ưu đãi. Quảng cáo không thay đổi thứ tự danh sách hay điểm.
      </p>
      <h2>9. Dữ liệu cá nhân</h2>
      <p>
        Thông tin sức khoẻ là dữ liệu nhạy cảm. Chúng tôi chỉ dùng dữ liệu của bạn cho việc bạn yêu cầu, giữ trong thời
        hạn cần thiết, và không mua bán. Bạn có quyền xem, sửa, tải về, xoá và rút lại sự đồng ý; chi tiết ở trang{' '}
        <a href={privacyPages.policy()}>Quyền riêng tư</a>.
      </p>
      <h2>10. Những việc không được làm</h2>
      <ul>
        <li>Đặt lịch giả, viết nhận xét giả, mạo danh người khác hay người hành nghề.</li>
        <li>Thu thập hàng loạt thông tin liên hệ, gây quá tải hoặc tìm cách vượt qua việc bảo vệ của trang.</li>
        <li>Đăng nội dung trái pháp luật, quảng cáo thuốc kê đơn, hay bán hàng trong nhận xét.</li>
      </ul>
      <p>Chúng tôi có thể gỡ nội dung và khoá tài khoản làm những việc này, và nói rõ lý do.</p>
      <h2>11. Trách nhiệm</h2>
      <p>
        Chúng tôi cố gắng để thông tin đúng và trang luôn chạy, nhưng không bảo đảm trang không bao giờ gián đoạn hay
        sai sót. Bác sĩ, cơ sở y tế chịu trách nhiệm về việc khám chữa bệnh của họ. Điều này không làm giảm những quyền
        mà pháp luật dành cho bạn với tư cách người tiêu dùng và người bệnh.
      </p>
      <h2>12. Khiếu nại</h2>
      <p>
        Khi không hài lòng về trang, về một nhận xét hay một lịch hẹn, xin viết hoặc gọi cho chúng tôi, kèm địa chỉ của
        trang hoặc mã lịch hẹn: <SupportContact />
      </p>
      <p>
        Chúng tôi trả lời bạn kết quả và lý do. Khiếu nại về việc khám chữa bệnh xin gửi đến cơ sở y tế hoặc sở y tế.
        Nếu hai bên chưa thoả thuận được, bạn có thể nhờ cơ quan bảo vệ người tiêu dùng hoặc toà án giải quyết.
      </p>
      <h2>13. Khi điều khoản thay đổi</h2>
      <p>
        Ngày có hiệu lực ghi ở đầu trang. Thay đổi làm giảm quyền của bạn được báo trước ít nhất 30 ngày trên trang này.
        Nếu không đồng ý, bạn có thể ngừng dùng và xoá tài khoản.
      </p>
      <h2>14. Luật áp dụng</h2>
      <p>
        Điều khoản này theo pháp luật Việt Nam, trong đó có các luật về khám bệnh, chữa bệnh, bảo vệ dữ liệu cá nhân,
        bảo vệ quyền lợi người tiêu dùng và giao dịch điện tử. Tranh chấp do toà án có thẩm quyền tại Việt Nam giải
        quyết.
      </p>
    </>
  );
}
