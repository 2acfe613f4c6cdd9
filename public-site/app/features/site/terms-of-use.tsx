import { verificationPage } from '@antam/server/features/professionals/pages.ts';
import type { TextSection } from '../../ui/long-text/long-text.tsx';
import { OperatorFacts } from './operator-facts.tsx';

/** The first half of the terms: who runs the site, what it is for, accounts and bookings. */
export const TERMS_OF_USE: readonly TextSection[] = [
  {
    title: '1. Đơn vị vận hành',
    content: (
      <>
        <OperatorFacts />
      </>
    ),
  },
  {
    title: '2. An Tâm là gì',
    content: (
      <>
        <p>
          An Tâm là trang thông tin giúp bạn tìm bác sĩ, cơ sở y tế và đặt lịch khám. Xem, tìm và đặt lịch trên An Tâm
          là miễn phí. An Tâm không phải cơ sở khám bệnh, chữa bệnh và không có mặt trong quan hệ khám chữa bệnh giữa
          bạn với bác sĩ, cơ sở y tế.
        </p>
      </>
    ),
  },
  {
    title: '3. Không thay cho lời khuyên y tế',
    content: (
      <>
        <p>
          Nội dung trên An Tâm để bạn tìm hiểu, không phải chẩn đoán, đơn thuốc hay lời khuyên cho riêng bạn. Đừng vì
          điều đọc được ở đây mà bỏ hay hoãn việc đi khám. Khi nguy cấp, hãy gọi <a href="tel:115">115</a> hoặc đến nơi
          cấp cứu gần nhất.
        </p>
      </>
    ),
  },
  {
    title: '4. Thông tin về người hành nghề và cơ sở y tế',
    content: (
      <>
        <p>
          Nhân viên kiểm tra giấy phép hành nghề trước khi đăng một người; bạn có thể đọc{' '}
          <a href={verificationPage()}>cách xác minh</a> và điều dấu “Đã xác minh” không có nghĩa. Giá, giờ mở cửa, kinh
          nghiệm và các thông tin khác do người hành nghề, cơ sở y tế cung cấp hoặc lấy từ dữ liệu mở, và có thể đã thay
          đổi: xin hỏi lại nơi khám trước khi đến. Giá trên An Tâm để tham khảo, không phải báo giá.
        </p>
      </>
    ),
  },
  {
    title: '5. Tài khoản',
    content: (
      <>
        <ul>
          <li>
            Bạn dùng email của chính mình, khai đúng, giữ kín mật khẩu, và báo cho chúng tôi khi bị người khác dùng.
          </li>
          <li>Người chưa thành niên dùng An Tâm cùng cha mẹ hoặc người giám hộ.</li>
          <li>
            Tài khoản của bác sĩ và cơ sở y tế chỉ quản lý trang của mình sau khi nhân viên đã duyệt; họ chịu trách
            nhiệm về điều mình đăng.
          </li>
          <li>Bạn xoá được tài khoản bất cứ lúc nào trong phần Tài khoản › Dữ liệu của tôi.</li>
        </ul>
      </>
    ),
  },
  {
    title: '6. Đặt lịch khám',
    content: (
      <>
        <p>
          Lịch hẹn là thoả thuận giữa bạn và bác sĩ hoặc cơ sở y tế. An Tâm chuyển yêu cầu của bạn, báo kết quả và nhắc
          lịch; bác sĩ, cơ sở y tế quyết định nhận lịch, khám và thu tiền. Bạn đổi hoặc huỷ được đến 2 giờ trước giờ
          khám. Xin huỷ sớm khi không đến được, để người khác có chỗ.
        </p>
      </>
    ),
  },
];
