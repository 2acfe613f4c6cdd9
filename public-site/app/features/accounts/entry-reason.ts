const REASONS: Readonly<Record<string, string>> = {
  favourite: 'Để ghi nhớ bác sĩ và cơ sở y tế, bạn cần có tài khoản. Mục bạn vừa chọn sẽ được ghi nhớ ngay sau đó.',
  contact: 'Để xem số liên hệ, bạn cần có tài khoản với email đã xác thực. Số bạn vừa hỏi sẽ hiện ra ngay sau đó.',
  review: 'Email này đã có tài khoản. Bạn đăng nhập để gửi nhận xét; những gì bạn đã viết vẫn còn.',
  booking: 'Email này đã có tài khoản. Bạn đăng nhập để đặt khám; những gì bạn đã điền vẫn còn.',
  vote: 'Để đánh giá hay báo cáo một nhận xét, bạn cần có tài khoản. Sau đó bạn trở lại đúng chỗ đang đọc.',
  promotion: 'Để nhận ưu đãi, bạn cần có tài khoản. Lựa chọn của bạn được giữ lại và mã sẽ hiện ra ngay sau đó.',
  forum: 'Để đặt câu hỏi và trả lời, bạn cần có tài khoản. Sau đó bạn trở lại đúng chỗ đang đọc.',
  session: 'Phiên đăng nhập đã hết. Bạn đăng nhập để tiếp tục; những gì bạn đã viết vẫn còn.',
};

/** Why a visitor is asked to log in, by what they wanted; undefined where it goes without saying. */
export function entryReason(source: string | undefined): string | undefined {
  return source === undefined || !Object.hasOwn(REASONS, source) ? undefined : REASONS[source];
}
