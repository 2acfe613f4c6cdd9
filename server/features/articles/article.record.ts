import { z } from 'zod';
import { html, naming, status, yesNo } from '../records/staff-fields-contract.ts';
import { someTerms } from '../records/staff-list-fields-contract.ts';
import { momentOrNothing } from '../records/staff-offer-fields-contract.ts';
import { recordOf } from '../records/staff-record-contract.ts';
import { ARTICLE_STATUSES } from './contract.ts';
import { PEOPLE_PART, textPeople } from './staff-people-contract.ts';

/** What staff and the console know of an article. */
export const articleRecord = recordOf({
  kind: 'article',
  plural: 'articles',
  title: 'Bài viết',
  fields: {
    title: naming({
      label: 'Tiêu đề',
      help: 'Từ 5 đến 150 ký tự.',
      property: 'name',
      least: 5,
      max: 150,
      error: 'Tiêu đề cần ít nhất 5 ký tự.',
    }),
    summary: naming({
      label: 'Tóm tắt',
      help: 'Hiện trên thẻ và dưới tiêu đề, từ 20 đến 400 ký tự.',
      lines: 2,
      least: 20,
      max: 400,
      error: 'Tóm tắt cần ít nhất 20 ký tự.',
    }),
    body: html({ label: 'Nội dung', missing: 'Xin nhập nội dung.' }),
    topics: someTerms({
      label: 'Chủ đề *',
      called: 'chủ đề',
      help: 'Từ một đến năm chuyên khoa, chủ đề chính đứng đầu.',
      termKind: 'speciality',
      rows: 'topic',
      most: 5,
      pluralLabel: 'chủ đề',
      missing: 'Xin chọn ít nhất một chủ đề.',
      tooMany: 'Một bài viết có tối đa 5 chủ đề.',
    }),
    ...textPeople(),
    status: status({ label: 'Trạng thái', values: ARTICLE_STATUSES, first: 'draft' }),
    publish_at: momentOrNothing({
      label: 'Lúc đăng',
      help: 'Giờ Việt Nam.',
      error: 'Thời điểm chưa đúng.',
      askedInStatus: 'scheduled',
    }),
    is_locked: yesNo({ label: 'Khoá trả lời' }),
  },
  seen: {
    published_at: {
      property: 'publishedAt',
      shown: z.string().nullable(),
    },
    replies: {
      property: 'replyCount',
      shown: z.number().int(),
    },
  },
  form: [{ title: 'Bài viết', rows: [['title'], ['summary'], ['body'], ['topics']] }],
  beside: [PEOPLE_PART, { title: 'Trạng thái', rows: [['status'], ['publish_at'], ['is_locked']] }],
});
