const NAMES: Readonly<Record<string, string>> = {
  'accounts.clear-expired': 'Dọn phiên đăng nhập hết hạn',
  'accounts.send-login-code': 'Gửi mã đăng nhập',
  'accounts.send-reset': 'Gửi thư đặt lại mật khẩu',
  'analytics.clear-old': 'Dọn số liệu truy cập cũ',
  'article.publish': 'Đăng bài viết đã hẹn giờ',
  'availability.calendars-gone': 'Bỏ giờ trống của lịch khám không còn',
  'availability.due': 'Tính lại giờ trống',
  'backup.planned': 'Sao lưu theo lịch',
  'backup.erasures': 'Ghi người đã xoá cạnh bản sao lưu',
  'booking.cancelled': 'Báo lịch hẹn đã huỷ',
  'booking.moved': 'Báo lịch hẹn đổi giờ',
  'booking.placed': 'Báo lịch hẹn mới',
  'booking.state': 'Báo lịch hẹn đổi trạng thái',
  'bookings.forget-visits': 'Xoá dữ liệu sức khoẻ của lịch hẹn cũ',
  'bookings.holds-end': 'Trả lại khung giờ hết hạn giữ chỗ',
  'calendar.changed': 'Cập nhật lịch khám vừa sửa',
  'contacts.clear-old': 'Dọn số lần xem liên hệ cũ',
  'entity.changed': 'Cập nhật tìm kiếm',
  'forum.forget-unconfirmed': 'Xoá câu hỏi không được xác nhận',
  'forum.letters-due': 'Báo trả lời mới cho người theo dõi',
  'imports.forget': 'Xoá sổ ghi của lần nhập cũ',
  'linking.names-changed': 'Gắn lại liên kết tên bệnh, tên thuốc',
  'mail.send': 'Gửi thư',
  'mail.send-sealed': 'Gửi thư',
  'media.delete-files': 'Xoá tệp ảnh',
  'media.fetch-thumbnail': 'Lấy ảnh đại diện của video',
  'place.moved': 'Cập nhật vị trí cơ sở',
  'post.assignment-due': 'Nhắc trả lời câu hỏi được giao',
  'post.delete-files': 'Xoá tệp ảnh thảo luận',
  'post.published': 'Báo bài thảo luận mới',
  'privacy.anonymise': 'Xoá dữ liệu của tài khoản đã yêu cầu',
  'promotion.turns': 'Mở hoặc đóng ưu đãi theo ngày',
  'reminders.clear-old': 'Dọn lời nhắc cũ',
  'reminders.due': 'Gửi lời nhắc lịch hẹn',
  'reminders.unanswered': 'Nhắc nơi khám về lịch hẹn chưa trả lời',
  'reviews.ranks-due': 'Xếp hạng lại theo nhận xét',
  'reviews.settle-priors': 'Tính lại điểm nhận xét',
  'search.quoted-changed': 'Cập nhật tìm kiếm của trang có nhắc tên',
  'social-login.clear-attempts': 'Dọn lần đăng nhập dở dang',
  'text-message.send': 'Gửi tin nhắn điện thoại',
  'waiting.clear-past': 'Dọn danh sách chờ đã qua ngày',
  'waiting.freed': 'Tìm người chờ cho khung giờ vừa trống',
  'waiting.offer-over': 'Kết thúc lời mời đã hết hạn',
  'waiting.offered': 'Mời người trong danh sách chờ',
};

/** What a kind of job does; its topic where it has no name here. */
export const jobName = (topic: string): string => NAMES[topic] ?? topic;

/** The kinds of job as the choices of a select; letters are the same work under two topics. */
export const JOB_CHOICES = Object.entries(NAMES)
  .map(([id, name]) => ({ id, name }))
  .filter(({ id }) => id !== 'mail.send')
  .sort((one, other) => one.name.localeCompare(other.name, 'vi'));
