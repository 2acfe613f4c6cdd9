import type { StaffPostRow } from '@antam/server/features/posts/staff-contract.ts';

/** A question is shown and hidden with its thread. */
export const isQuestion = ({ kind, position }: Pick<StaffPostRow, 'kind' | 'position'>): boolean =>
  kind === 'thread' && position === 0;

/** What a post is: a question, an answer of a professional whose licence was checked, or a mere reply. */
export function kindName(row: Pick<StaffPostRow, 'kind' | 'position' | 'answer_type'>): string {
  if (isQuestion(row)) return 'Câu hỏi';
  if (row.position === 0) return 'Tóm tắt bài viết';
  if (row.answer_type === 'professional') return 'Trả lời của bác sĩ';
  return row.answer_type === 'official' ? 'Trả lời của An Tâm' : 'Trả lời';
}

/** Who wrote it, as staff alone know it where the name is hidden. */
export const authorText = ({ author_name, hiding_creator }: Pick<StaffPostRow, 'author_name' | 'hiding_creator'>) =>
  hiding_creator ? `${author_name} (ẩn tên)` : author_name;

/** What people report of a post. */
export const reportText = ({ reports }: Pick<StaffPostRow, 'reports'>): readonly string[] =>
  reports.map(({ reason }) => `Báo cáo: ${reason}`);
