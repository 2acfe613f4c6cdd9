const NAMES: Readonly<Record<string, string>> = {
  account: 'Tài khoản',
  bookings: 'Lịch hẹn',
  comments: 'Nhận xét',
  'comment-votes': 'Đánh giá nhận xét của người khác',
  'contact-reveals': 'Số điện thoại đã xem',
  favourites: 'Ghi nhớ',
  'letters (by address)': 'Thư',
  'logins under way (by address)': 'Lần đăng nhập đang dở',
  'mailed-links': 'Liên kết đã gửi qua thư',
  'messages to the phone (by address)': 'Tin nhắn điện thoại',
  'places on waiting lists (by address)': 'Chỗ trong danh sách chờ',
  'post-images': 'Ảnh trong bài thảo luận',
  posts: 'Bài thảo luận',
  'questions (by address)': 'Câu hỏi gửi bằng email này',
  relatives: 'Người thân',
  'reviews (by address)': 'Nhận xét gửi bằng email này',
  sessions: 'Thiết bị đã đăng nhập',
  'social-logins': 'Tài khoản mạng xã hội',
  threads: 'Câu hỏi',
  'visits (by address)': 'Lịch hẹn mang email này',
  'waiting-letters': 'Thư đang chờ gửi',
  'waiting-lists': 'Danh sách chờ',
};

/** What a kind of row is called; the name of its file in the export where it has none here. */
export const keptName = (what: string): string => NAMES[what] ?? what;
