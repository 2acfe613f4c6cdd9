/** How lists of what an account wrote name its states; one that a reader reported is shown like any other. */
export const STATE_BADGES = {
  pending: { tone: 'warn', text: 'Đang chờ duyệt' },
  published: { tone: 'good', text: 'Đang hiện' },
  hidden: { tone: 'bad', text: 'Đã bị gỡ' },
  rejected: { tone: 'bad', text: 'Không được duyệt' },
} as const;
