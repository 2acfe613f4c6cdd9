/** How the fields that diseases and drugs have in common are called in the log, and how they read. */
export const LIBRARY_FIELDS = {
  overview: 'phần đầu',
  author_name: 'tên tác giả',
  author: 'trang của tác giả',
  reviewer_name: 'tên người kiểm tra',
  reviewer: 'trang của người kiểm tra',
  reviewed_on: 'ngày kiểm tra',
} as const;

export const LIBRARY_KINDS = {
  status: 'status',
  specialities: { reference: 'terms' },
  author: { reference: 'professionals' },
  reviewer: { reference: 'professionals' },
} as const;
