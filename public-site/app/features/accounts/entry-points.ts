import { Bell, Building2, Download, Heart, KeyRound, Lock, LogOut, MailCheck, Phone, ShieldCheck } from 'lucide-react';

/** The benefits that stand beside the forms: only those that exist. */
export const ENTRY_POINTS = {
  signup: {
    title: 'Một tài khoản, vài phút, miễn phí',
    points: [
      { icon: Heart, title: 'Ghi nhớ nơi bạn tin', text: 'Ghi nhớ bác sĩ và cơ sở y tế để tìm lại trên mọi thiết bị.' },
      { icon: Phone, title: 'Xem số liên hệ', text: 'Số điện thoại và email của phòng khám hiện ra khi bạn cần gọi.' },
      {
        icon: Download,
        title: 'Dữ liệu là của bạn',
        text: 'Tải về hoặc xoá tài khoản bất cứ lúc nào, không cần hỏi ai.',
      },
      {
        icon: Lock,
        title: 'Mật khẩu chỉ bạn biết',
        text: 'An Tâm lưu mật khẩu ở dạng mã hoá một chiều, không đọc được.',
      },
    ],
  },
  provider: {
    title: 'Dành cho bác sĩ và cơ sở y tế',
    points: [
      {
        icon: Building2,
        title: 'Một trang đúng về bạn',
        text: 'Thông tin do chính bạn cập nhật sau khi được liên kết.',
      },
      { icon: ShieldCheck, title: 'Được đối chiếu', text: 'Chúng tôi xem xét từng đăng ký trước khi giao trang.' },
      { icon: Bell, title: 'Báo kết quả qua email', text: 'Bạn nhận thư khi đăng ký được duyệt.' },
    ],
  },
  login: {
    title: 'Chào bạn trở lại',
    points: [
      { icon: Heart, title: 'Mọi thứ vẫn ở đây', text: 'Danh sách ghi nhớ chờ bạn ở đúng chỗ cũ.' },
      {
        icon: ShieldCheck,
        title: 'Bạn thấy mọi phiên đăng nhập',
        text: 'Xem và thu hồi từng thiết bị trong tài khoản.',
      },
      { icon: LogOut, title: 'Dùng thiết bị chung?', text: 'Đăng xuất khi xong: An Tâm xoá cả những gì đã điền sẵn.' },
    ],
  },
  password: {
    title: 'Giữ tài khoản an toàn',
    points: [
      {
        icon: MailCheck,
        title: 'Liên kết chỉ dùng một lần',
        text: 'Thư đặt lại mật khẩu có hạn, dùng xong là hết hiệu lực.',
      },
      {
        icon: LogOut,
        title: 'Các thiết bị khác bị đăng xuất',
        text: 'Đổi mật khẩu xong, mọi phiên đăng nhập khác kết thúc.',
      },
      { icon: KeyRound, title: 'Câu dài dễ nhớ', text: 'Vài từ ghép lại mạnh hơn một từ ngắn nhiều ký tự lạ.' },
    ],
  },
} as const;
