/**
 * The lists of an account's questions: how each is called, which of the counts is its own, and what an empty one says
 * and explains.
 */
export const OWN_TABS = [
  {
    key: 'asked',
    label: 'Đã hỏi',
    count: 'asked',
    none: 'Bạn chưa đặt câu hỏi nào',
    hint: 'Hỏi miễn phí, có thể ẩn tên. Bạn nhận email khi bác sĩ trả lời.',
  },
  {
    key: 'replied',
    label: 'Đã trả lời',
    count: 'replied',
    none: 'Bạn chưa trả lời câu hỏi nào',
    hint: 'Những câu hỏi bạn góp lời sẽ ở đây, để bạn dễ quay lại.',
  },
  {
    key: 'need-answered',
    label: 'Cần trả lời',
    count: 'need_answered',
    none: 'Không có câu hỏi nào chờ bạn',
    hint: 'Câu hỏi mà An Tâm mời bạn trả lời sẽ ở đây.',
  },
  {
    key: 'followed',
    label: 'Theo dõi',
    count: 'followed',
    none: 'Bạn chưa theo dõi câu hỏi nào',
    hint: 'Bấm “Theo dõi” ở một câu hỏi để nhận email khi có trả lời mới.',
  },
] as const;

/** The tab that an address names, if it names one. */
export const namedTab = (text: string | null) => OWN_TABS.find(({ key }) => key === text)?.key;
