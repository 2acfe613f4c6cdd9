/** What is said of a question that was taken, and of one that waits until its asker has opened an email message. */
export const SENT_TITLES = {
  sent: 'Cảm ơn bạn đã đặt câu hỏi',
  unconfirmed: 'Còn một bước: mở thư để gửi câu hỏi',
} as const;
