import type { ThreadDetail } from '@antam/server/features/forum/contract.ts';
import type { PostAnswer, Replyer } from '@antam/server/features/posts/contract.ts';
import { expect, it } from 'vitest';
import { POST } from '../../testing/own-posts.ts';
import { questionPage } from './question-page-data.ts';

const replyer = (fields: Partial<Replyer>): Replyer => ({
  type: 'professional',
  name: 'BS Mai',
  absolute_url: '/bac-si/mai-1/',
  label: 'BS',
  specialities: [],
  is_verified: true,
  thumbnail: null,
  booking_url: null,
  ...fields,
});

const post = (id: number, fields: Partial<PostAnswer> = {}): PostAnswer => ({
  ...POST,
  id,
  position: id,
  body: `<p>Lời ${id}</p>`,
  body_no_html: `Lời ${id}`,
  created_at: '2031-11-19T02:00:00.000Z',
  ...fields,
});

const thread = (replies: PostAnswer[]): ThreadDetail => ({
  id: 9,
  title: 'Ho khan ba tuần',
  absolute_url: '/hoi-bac-si/ho-khan-ba-tuan-9/',
  status: 'published',
  slug: 'ho-khan-ba-tuan',
  removal_reason: '',
  about_asker: '',
  emergency: null,
  speciality: null,
  published_at: '2031-11-18T02:00:00.000Z',
  updated_at: '2031-11-19T02:00:00.000Z',
  question: post(0),
  replies,
  reply_count: replies.length,
  page: 1,
  pages: 1,
  is_locked: false,
  related: [],
});

it('the data of a question’s page names answers of verified professionals as accepted, and those of members, of the site and of others as suggested', () => {
  const replies = [
    post(1),
    post(2, { answer_type: 'professional', replyer: replyer({}) }),
    post(3, { answer_type: 'professional', replyer: replyer({ is_verified: false }) }),
    post(4, { answer_type: 'official', replyer: replyer({ type: 'official', absolute_url: null }) }),
  ];
  const { mainEntity } = questionPage(thread(replies), 'https://antam.example');
  expect(mainEntity).toMatchObject({
    answerCount: 4,
    acceptedAnswer: [{ text: 'Lời 2', author: { '@type': 'Person', url: 'https://antam.example/bac-si/mai-1/' } }],
    suggestedAnswer: [{ text: 'Lời 1' }, { text: 'Lời 3' }, { text: 'Lời 4', author: { '@type': 'Organization' } }],
  });
});

it('accepts nothing where nobody verified has answered', () => {
  const { mainEntity } = questionPage(thread([post(1)]), 'https://antam.example');
  expect(mainEntity).not.toHaveProperty('acceptedAnswer');
});
