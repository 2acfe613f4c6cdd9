import { serverCookieName } from './server-cookies.ts';

/** One thing that is stored in the visitor's browser. */
export type StoredItem = {
  /** As the browser shows it; `…` stands for an id or a kind. */
  name: string;
  where: 'cookie' | 'local-storage' | 'session-storage' | 'indexed-db' | 'page-cache';
  /**
   * Whole days, `session` until the browser closes, `until-done` until the visitor has finished what it is for, or
   * `until-replaced` until there is a new build of the site.
   */
  life: number | 'session' | 'until-done' | 'until-replaced';
  /** In the words of the public page. */
  purpose: string;
  /** Without it the site does not work, so it needs no consent; others are stored only for what the visitor does or allows. */
  isNecessary: boolean;
  /** Who writes it, when that is not this site. */
  setBy?: string;
  /** The server sets it; over HTTPS its name has a prefix. */
  isServers?: true;
};

const cookie = (
  name: string,
  life: StoredItem['life'],
  purpose: string,
  more: Partial<StoredItem> = {},
): StoredItem => ({
  name,
  where: 'cookie',
  life,
  purpose,
  isNecessary: false,
  ...more,
});
const local = (
  name: string,
  life: StoredItem['life'],
  purpose: string,
  more: Partial<StoredItem> = {},
): StoredItem => ({
  name,
  where: 'local-storage',
  life,
  purpose,
  isNecessary: false,
  ...more,
});
const NECESSARY = { isNecessary: true };
const SERVERS = { ...NECESSARY, isServers: true } as const;

/** Everything that this site stores in a visitor's browser; the page `/quyen-rieng-tu/` lists it. */
export const STORAGE_REGISTRY: readonly StoredItem[] = [
  cookie('antam_session', 30, 'Giữ bạn ở trạng thái đăng nhập. Mã ngẫu nhiên, trang không đọc được.', SERVERS),
  cookie(
    'antam_device',
    365,
    'Nhận ra trình duyệt bạn đã dùng: để báo cho bạn khi có thiết bị lạ đăng nhập, và để người lạ gõ sai mật khẩu không khoá lối vào của bạn.',
    SERVERS,
  ),
  cookie(
    'antam_social',
    'until-done',
    'Nhận ra bạn khi bạn quay về từ Google, Facebook hoặc Zalo để đăng nhập. Tự hết hạn sau 10 phút.',
    SERVERS,
  ),
  cookie(
    'antam_notice',
    'until-done',
    'Báo việc tiếp theo ngay sau khi bạn đăng ký, hoặc khi chưa đăng xuất được. Tự hết hạn sau 90 giây.',
    SERVERS,
  ),
  cookie('XSRF-TOKEN', 'session', 'Chặn trang khác gửi thông tin thay bạn.', SERVERS),
  cookie(
    'antam_hold',
    1,
    'Nhận ra khung giờ khám mà trình duyệt này đang giữ chỗ, mỗi lần 5 phút. Mã ngẫu nhiên, trang không đọc được.',
    SERVERS,
  ),
  cookie('antam_consent', 180, 'Ghi lựa chọn của bạn về việc ghi cách dùng trang.', NECESSARY),
  cookie('province', 365, 'Tỉnh, thành bạn đã chọn.'),
  cookie('user_location', 1, 'Vị trí của bạn, khi bạn cho phép, để sắp xếp theo khoảng cách.'),
  cookie('email', 365, 'Email bạn đã nhập, để điền sẵn lần sau. Xoá khi bạn đăng xuất.'),
  cookie('name', 365, 'Tên bạn đã nhập, để điền sẵn lần sau. Xoá khi bạn đăng xuất.'),
  cookie('phone', 365, 'Số điện thoại bạn đã nhập, để điền sẵn lần sau. Xoá khi bạn đăng xuất.'),
  cookie('post_thanks', 365, 'Bài viết bạn đã cảm ơn, để đánh dấu nút Cảm ơn. Xoá khi bạn đăng xuất.'),
  cookie('forumReplyAsType', 365, 'Vai trò bạn chọn khi trả lời câu hỏi lần trước. Xoá khi bạn đăng xuất.'),
  cookie('forumReplyAsId', 365, 'Trang bạn chọn làm tên khi trả lời câu hỏi lần trước. Xoá khi bạn đăng xuất.'),
  cookie('zoanid', 'session', 'Mã Zalo của bạn khi bạn đến từ Zalo, gửi kèm câu hỏi để báo khi có trả lời.', {
    setBy: 'Zalo',
  }),
  local('antam:pending-favourite', 1, 'Mục bạn muốn ghi nhớ trước khi đăng nhập.'),
  local('antam:pending-contact', 1, 'Liên hệ bạn muốn xem trước khi đăng nhập hay xác thực email.'),
  local('antam:pending-promotion', 1, 'Ưu đãi và lựa chọn bạn muốn nhận trước khi đăng nhập.'),
  local(
    'antam:account-draft:…',
    1,
    'Thông tin đăng ký hay đăng nhập bạn đang nhập dở, không có mật khẩu. Xoá khi gửi được hoặc khi bạn đăng xuất.',
  ),
  local(
    'antam:review-draft:…',
    1,
    'Nhận xét bạn đang viết dở, riêng cho từng trang. Xoá khi gửi được hoặc khi bạn đăng xuất.',
  ),
  local(
    'antam:booking-form:…',
    1,
    'Phiếu đặt khám bạn đang điền dở, có cả lý do khám. Xoá khi đặt xong hoặc khi bạn đăng xuất.',
  ),
  local(
    'antam:draft:…',
    1,
    'Trả lời, hồ sơ hay biểu mẫu khác bạn đang điền dở. Xoá khi gửi được, khi bạn đăng xuất hoặc khi người khác đăng nhập.',
  ),
  {
    name: 'antam-drafts',
    where: 'indexed-db',
    life: 1,
    purpose: 'Ảnh bạn đã chọn cho câu hỏi hay trả lời chưa gửi. Xoá khi gửi được hoặc khi bạn đăng xuất.',
    isNecessary: false,
  },
  {
    name: 'antam:tab',
    where: 'session-storage',
    life: 'session',
    purpose: 'Mã ngẫu nhiên của thẻ đang mở, để hai thẻ không ghi đè nội dung bạn viết dở của nhau.',
    isNecessary: false,
  },
  {
    name: 'antam:counted-searches',
    where: 'session-storage',
    life: 'session',
    purpose: 'Dấu của những lần tìm đã đếm trong thẻ đang mở, để quay lại không bị đếm thêm. Không giữ từ khoá.',
    isNecessary: false,
  },
  local(
    'antam:account',
    'until-done',
    'Số của tài khoản đăng nhập gần nhất trên thiết bị này, để người đăng nhập sau không thấy gì của bạn. Xoá khi bạn đăng xuất.',
  ),
  ...['email', 'name', 'newThreadTitle', 'newThreadBody', 'antam:question-draft'].map(name =>
    local(name, 1, 'Câu hỏi bạn đang viết dở. Xoá khi gửi được hoặc khi bạn đăng xuất.'),
  ),
  local('antam:comment-vote:…', 365, 'Nhận xét nào bạn đã đánh giá hữu ích hay không. Xoá khi bạn đăng xuất.'),
  local(
    'antam-draft:…',
    30,
    'Chỉ trên máy của nhân viên An Tâm: nội dung đang soạn ở trang quản trị. Xoá khi đã lưu hoặc khi đăng xuất.',
    { setBy: 'Trang quản trị' },
  ),
  {
    name: 'antam-…',
    where: 'page-cache',
    life: 'until-replaced',
    purpose:
      'Tối đa 20 trang công khai bạn xem gần nhất khi chưa đăng nhập, để mở lại được khi mất mạng. Không giữ từ khoá tìm kiếm.',
    isNecessary: false,
  },
  local(
    'antam:analytics-id',
    180,
    'Mã ngẫu nhiên để ghi cách bạn dùng trang. Chỉ có khi bạn đồng ý, xoá khi bạn rút lại.',
  ),
];

/** The cookies as browsers show them at a site of this origin. */
export const storedCookies = (origin: string): StoredItem[] =>
  STORAGE_REGISTRY.filter(({ where }) => where === 'cookie').map(item =>
    item.isServers ? { ...item, name: serverCookieName(item.name, origin) } : item,
  );
