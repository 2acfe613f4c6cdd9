import { day, line, naming } from '../records/staff-fields-contract.ts';
import { person } from '../records/staff-offer-fields-contract.ts';

/* Who wrote and who checked a text, as records of texts have them. */

/** Said of a check that is still to come. */
export const REVIEWED_LATER = 'Ngày tham vấn chưa đúng: không được sau hôm nay.';

/** Who wrote and checked a text. */
export const textPeople = () => ({
  author_name: naming({
    label: 'Tên tác giả',
    first: 'Ban biên tập An Tâm',
    least: 2,
    max: 80,
    error: 'Xin nhập tên tác giả.',
  }),
  author: person({ label: 'Trang của tác giả' }),
  reviewer_name: line({ label: 'Tên người kiểm tra', max: 80 }),
  reviewer: person({ label: 'Trang của người kiểm tra' }),
  // The day on which a clinician checked it.
  reviewed_on: day({ label: 'Ngày kiểm tra', error: REVIEWED_LATER }),
});

/** Where they stand in the console. */
export const PEOPLE_PART = {
  title: 'Tác giả và kiểm tra nội dung',
  rows: [
    ['author_name', 'author'],
    ['reviewer_name', 'reviewer', 'reviewed_on'],
  ],
} as const;
