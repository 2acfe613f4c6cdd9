import { randomBytes } from 'node:crypto';
import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { accountAnswer } from '@antam/server/features/accounts/contract.ts';
import { ownThreads, threadPosted } from '@antam/server/features/forum/contract.ts';
import {
  agreementAnswer,
  ownPosts,
  type PostAnswer,
  post,
  postStored,
  quotedPost,
  thanksAnswer,
} from '@antam/server/features/posts/contract.ts';
import { professionalListAnswer } from '@antam/server/features/professionals/contract.ts';
import { z } from 'zod';
import { ask, callApi, expect, first, openPage, shows, type Walk } from './flow.ts';
import { multipart } from './multipart.ts';
import { newDoctor } from './new-doctor.ts';
import { publishWaiting } from './publish-waiting.ts';

const ANSWER = 'Bạn nên đo huyết áp mỗi sáng trong một tuần, ghi lại rồi mang sổ đi khám.';
const EDITED = `${ANSWER} Ảnh dưới đây là cách quấn băng đo.`;
const THANKS = 'Cảm ơn bác sĩ, em sẽ ghi sổ theo dõi như bác sĩ dặn.';
const POSTS = '/api/v1/post/';
const ASSIGNMENTS = '/api/v1/post-assignment/';

/** A question as its page is found, once it is public. */
export interface Question {
  readonly id: number;
  readonly url: string;
  readonly title: string;
}

const ownOf = (who: Walk, { id }: Pick<Question, 'id'>) =>
  ask(who, 'GET', `/api/v1/discussion/thread/${id}/own/`, ownPosts);

/** Staff ask a doctor to answer, who then finds the question in the account. Answers the id of what is to be answered. */
export async function askDoctor(staff: Walk, doctor: Walk, question: Pick<Question, 'id' | 'title'>): Promise<number> {
  const { id: post_id } = (await callApi(staff, `thread/${question.id}/`, z.object({ question: post }))).question;
  const { id: assigned_to } = await callApi(doctor, 'account/', accountAnswer);
  const { text } = await staff.visitor.send(`/api/v1/autocomplete/creator/?q=${encodeURIComponent('Nguyễn Thị Mai')}`);
  expect(text.includes(`value="${assigned_to}"`), 'the doctor among those who may be asked');
  const named = z.object({ assignment: z.object({ assigned_to: z.object({ id: z.literal(assigned_to) }) }) });
  await ask(staff, 'POST', ASSIGNMENTS, named, { action: 'new', post_id, assigned_to });
  const { need_answered } = await ask(doctor, 'GET', '/api/v1/account/thread/?tab=need-answered', ownThreads);
  expect(
    need_answered.some(({ title }) => title === question.title),
    'the question among those that wait for the doctor',
  );
  return post_id;
}

export const answerIt = (walk: Walk, doctor: Walk, question: Question) =>
  walk.step('the doctor answers', async () => {
    const { reply_as } = await ownOf(doctor, question);
    const page = reply_as.find(({ reply_as_type }) => reply_as_type === 'professional');
    expect(page !== undefined, 'the own page among the roles');
    const role = { reply_as_type: page.reply_as_type, reply_as_id: String(page.reply_as_id) };
    const sent = multipart({ thread_id: String(question.id), body: ANSWER, ...role });
    const { post_data } = await ask(doctor, 'POST', POSTS, postStored, sent);
    expect(post_data.replyer?.is_verified === true, 'the answer of a verified professional');
    const html = await openPage(walk, question.url);
    expect(shows(html, ANSWER) && shows(html, page.name), 'answer and name on the page');
    expect((await ownOf(doctor, question)).assignment === null, 'a doctor of whom nothing is asked any more');
    return post_data;
  });

export async function agree(walk: Walk, staff: Walk, question: Question, answer: PostAnswer): Promise<void> {
  const colleague = await walk.step('a colleague gets a page', async () => {
    const { items } = await callApi(walk, 'professional/', professionalListAnswer);
    const others = items.filter(({ id }) => id !== ACCOUNTS.doctor.owns?.id);
    return newDoctor(walk, staff, first(others, 'other doctor').id);
  });
  await walk.step('the colleague agrees, and is named', async () => {
    const body = { id: answer.id, agreed: true };
    const { count, names } = await ask(colleague, 'POST', '/api/v1/post-agreement/', agreementAnswer, body);
    expect(count === 1, 'one colleague who agrees');
    expect(shows(await openPage(walk, question.url), first(names, 'name').name), 'the colleague on the page');
  });
}

export async function thankAndQuote(walk: Walk, reader: Walk, question: Question, answer: PostAnswer): Promise<void> {
  await walk.step('thanks the doctor, once', async () => {
    for (const _ of ['first', 'again']) {
      const { thanks } = await ask(reader, 'POST', '/api/v1/forum-post-feedback/', thanksAnswer, { id: answer.id });
      expect(thanks === 1, 'one who thanks');
    }
  });
  await walk.step('quotes the answer in a reply', async () => {
    const quoted = await ask(reader, 'GET', `${POSTS}${answer.id}/update/`, quotedPost);
    expect(quoted.post_data.body_no_html === ANSWER, 'the words that are quoted');
    const body = `<blockquote>${quoted.replyer.name}: ${quoted.post_data.body_no_html}</blockquote><p>${THANKS}</p>`;
    const sent = multipart({ thread_id: String(question.id), body });
    const { post_data } = await ask(reader, 'POST', POSTS, postStored, sent);
    expect(post_data.body.includes('<blockquote>'), 'a quotation in the reply');
    expect(post_data.position > answer.position, 'a reply behind the answer');
  });
}

export const editWithPictures = (walk: Walk, doctor: Walk, question: Question, answer: PostAnswer) =>
  walk.step('the doctor adds words and two pictures', async () => {
    const path = `${POSTS}${answer.id}/update/`;
    const fields = { body: EDITED, captions: ['Quấn băng', 'Ngồi yên'], version: String(answer.version) };
    const edited = await ask(doctor, 'PUT', path, post, multipart(fields, 2));
    expect(edited.images.map(({ caption }) => caption).join() === fields.captions.join(), 'both pictures');
    const html = await openPage(walk, question.url);
    expect(shows(html, EDITED), 'the edited answer on the page');
    for (const { thumbnail_url } of edited.images) expect(html.includes(thumbnail_url), 'its pictures on the page');
    const { exchange } = await doctor.visitor.write('PUT', path, multipart(fields));
    expect(exchange.status === 409 && exchange.text.includes('Ảnh dưới đây'), 'status 409 with what is stored');
    const [picture] = edited.images;
    await ask(doctor, 'DELETE', `/api/v1/postImage/${picture?.id}/`, z.object({ id: z.literal(picture?.id) }));
    expect(
      (await callApi(walk, `post/${answer.id}/`, z.object({ post_data: post }))).post_data.images.length === 1,
      'one picture left',
    );
  });

export async function decline(walk: Walk, staff: Walk, doctor: Walk, reader: Walk): Promise<void> {
  const question = await walk.step('the reader asks a question of their own, which staff publish', async () => {
    const title = `Tập thể dục buổi sáng có làm tăng huyết áp không ${randomBytes(3).toString('hex')}`;
    const body = `Sáng nào em cũng đi bộ nửa tiếng rồi mới đo huyết áp. ${title}?`;
    const sent = multipart({ title, body, hiding_creator: 'false', censor_images: 'false' });
    await ask(reader, 'POST', '/api/v1/thread/', threadPosted, sent);
    return publishWaiting(staff, title);
  });
  await walk.step('asked to answer it, the doctor declines', async () => {
    const post_id = await askDoctor(staff, doctor, question);
    expect((await ownOf(doctor, question)).can.decline, 'a request that the doctor may decline');
    const declining = { action: 'reject', post_id };
    await ask(doctor, 'POST', ASSIGNMENTS, z.object({ assignment: z.null() }), declining);
    const { exchange } = await doctor.visitor.write('POST', ASSIGNMENTS, declining);
    expect(exchange.status === 409, 'status 409 for what is declined already');
  });
}
