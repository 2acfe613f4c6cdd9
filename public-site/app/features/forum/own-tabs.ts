/** The lists of an account's questions: how each is called, which of the counts is its own, and what an empty one says. */
export const OWN_TABS = [
  { key: 'asked', label: 'Đã hỏi', count: 'asked', none: 'Bạn chưa đặt câu hỏi nào' },
  { key: 'replied', label: 'Đã trả lời', count: 'replied', none: 'Bạn chưa trả lời câu hỏi nào' },
  { key: 'need-answered', label: 'Cần trả lời', count: 'need_answered', none: 'Không có câu hỏi nào chờ bạn' },
  { key: 'followed', label: 'Theo dõi', count: 'followed', none: 'Bạn chưa theo dõi câu hỏi nào' },
] as const;

export type OwnTab = (typeof OWN_TABS)[number]['key'];

/** The tab that an address names; what was asked where it names none. */
export const ownTab = (text: string | null): OwnTab => OWN_TABS.find(({ key }) => key === text)?.key ?? 'asked';
