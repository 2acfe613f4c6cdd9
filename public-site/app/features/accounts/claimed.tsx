import { Notice } from '../../ui/notice/notice.tsx';

/** Why an account whose address has just been confirmed needs a new password. */
export function Claimed() {
  return (
    <Notice title="Bạn hãy đặt mật khẩu mới" live>
      Tài khoản này được tạo trên một trình duyệt khác. Để chắc chắn chỉ bạn vào được, mật khẩu và số điện thoại cũ đã
      bị xoá, mọi nơi đang đăng nhập đã bị đăng xuất. Nếu bạn không tạo tài khoản này, bạn chỉ cần đóng trang: không có
      mật khẩu mới thì không ai vào được.
    </Notice>
  );
}
