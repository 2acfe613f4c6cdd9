import { transparencyPage } from '@antam/server/features/reviews/pages.ts';
import { SupportContact } from '../../frame/support-contact.tsx';
import type { TextSection } from '../../ui/long-text/long-text.tsx';

/** How a licence is checked, by whom and when, and what the mark does not mean, in the words of the public. */
export const VERIFICATION_TEXT: readonly TextSection[] = [
  {
    title: 'Giấy tờ nào được kiểm tra',
    content: (
      <>
        <ul>
          <li>
            Bác sĩ, y sĩ, điều dưỡng, hộ sinh, kỹ thuật viên, lương y và người hành nghề khám bệnh, chữa bệnh khác:{' '}
            <b>giấy phép hành nghề</b>, hoặc chứng chỉ hành nghề cấp theo luật trước đây và còn hiệu lực.
          </li>
          <li>
            Dược sĩ: <b>chứng chỉ hành nghề dược</b>.
          </li>
        </ul>
        <p>
          Chúng tôi ghi lại số giấy phép, nơi cấp và phạm vi hành nghề đúng như trên giấy. Bấm vào dấu “Đã xác minh”
          trên trang của mỗi người, bạn sẽ thấy những thông tin ấy và ngày kiểm tra.
        </p>
      </>
    ),
  },
  {
    title: 'Ai kiểm tra, và kiểm tra thế nào',
    content: (
      <>
        <ol>
          <li>Người hành nghề hoặc nơi làm việc gửi số giấy phép, nơi cấp và phạm vi hành nghề.</li>
          <li>
            Nhân viên An Tâm đối chiếu họ tên, số, nơi cấp và phạm vi với thông tin của cơ quan cấp phép: Bộ Y tế, sở y
            tế, hoặc cơ quan y tế của quân đội, công an.
          </li>
          <li>
            Nhân viên ghi đã kiểm tra ở đâu và bằng cách nào. Hệ thống lưu ngày và người kiểm tra; hai điều này chỉ dùng
            trong nội bộ, trừ ngày kiểm tra được hiện cho mọi người.
          </li>
        </ol>
        <p>
          Thiếu một phần thì trang chưa được đăng. Không ai trả tiền để được xác minh, hay để được xác minh nhanh hơn.
        </p>
      </>
    ),
  },
  {
    title: 'Khi nào kiểm tra lại',
    content: (
      <>
        <p>
          Mỗi khi số, nơi cấp hay phạm vi thay đổi, giấy phép được kiểm tra lại từ đầu và mang ngày mới. Chúng tôi cũng
          kiểm tra lại khi có người báo thông tin không còn đúng. Ngoài ra không có lịch kiểm tra định kỳ cho từng
          người, vì vậy ngày kiểm tra luôn được ghi rõ: ngày càng xa, bạn càng nên hỏi lại. Khi giấy phép bị thu hồi, bị
          đình chỉ hoặc hết hạn mà chúng tôi biết, trang được gỡ xuống.
        </p>
      </>
    ),
  },
  {
    title: '“Đã xác minh” không có nghĩa là gì',
    content: (
      <>
        <ul>
          <li>Không phải lời giới thiệu, và không nói ai giỏi hơn ai.</li>
          <li>Không bảo đảm giấy phép vẫn còn hiệu lực đúng hôm bạn đến khám.</li>
          <li>
            Không bao gồm học hàm, học vị, kinh nghiệm, thành tích và giá dịch vụ: những phần này do người hành nghề
            hoặc nơi làm việc cung cấp.
          </li>
          <li>
            Không liên quan đến điểm và nhận xét; xem <a href={transparencyPage()}>Minh bạch</a>.
          </li>
        </ul>
        <p>
          Trang của bệnh viện, phòng khám và nhà thuốc không mang dấu này: An Tâm chưa xác minh giấy phép hoạt động của
          cơ sở.
        </p>
      </>
    ),
  },
  {
    title: 'Bản ghi mẫu',
    content: (
      <>
        <p>
          Trong bản dùng thử, người và giấy phép là dữ liệu mẫu, không có thật. Số giấy phép của họ có chữ DEMO, và dấu
          xác minh ghi rõ “bản ghi mẫu”.
        </p>
      </>
    ),
  },
  {
    title: 'Thấy điều gì chưa đúng?',
    content: (
      <>
        <p>
          Nếu bạn biết một giấy phép đã hết hiệu lực, hoặc thông tin không khớp, xin báo cho chúng tôi:{' '}
          <SupportContact />
        </p>
      </>
    ),
  },
];
