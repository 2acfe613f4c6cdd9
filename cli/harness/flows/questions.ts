import { randomBytes } from 'node:crypto';
import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { threadList, threadPosted } from '@antam/server/features/forum/contract.ts';
import { HIDDEN_NAME } from '@antam/server/features/posts/contract.ts';
import { ask, callApi, expect, type Flow, openPage, shows, type Walk } from '../flow.ts';
import { loggedIn } from '../logged-in.ts';
import { linkIn, newestMessage } from '../messages.ts';
import { multipart } from '../multipart.ts';
import { newStaff } from '../new-staff.ts';
import { sendFormOn } from '../plain-form.ts';
import type { Product } from '../product.ts';
import { publishWaiting } from '../publish-waiting.ts';
import {
  agree,
  answerIt,
  askDoctor,
  decline,
  editWithPictures,
  type Question,
  thankAndQuote,
} from '../question-answers.ts';

const NAME = 'Khách Giấu Tên';

interface Asked {
  readonly title: string;
  readonly email: string;
}

export const questions: Flow = {
  name: 'questions',
  summary:
    'a visitor asks without an account and confirms, staff publish and assign, a doctor answers, colleagues and readers join in',
  readOnly: false,
  walk: async walk => {
    const { product } = walk;
    expect(product !== undefined, 'the product in this process');
    const { title, email } = await askAnonymously(walk, product);
    const staff = await walk.step('a moderator comes', () => newStaff(walk, 'moderator'));
    const question = await publish(walk, staff, product, { title, email });
    const doctor = await walk.step('a doctor logs in', () => loggedIn(walk, ACCOUNTS.doctor));
    await walk.step('staff ask the doctor to answer', () => askDoctor(staff, doctor, question));
    const answer = await answerIt(walk, doctor, question);
    await walk.step('the asker is told by mail', () => newestMessage(product, email, /có câu trả lời mới/));
    await agree(walk, staff, question, answer);
    const reader = await walk.step('a reader logs in', () => loggedIn(walk, ACCOUNTS.user));
    await thankAndQuote(walk, reader, question, answer);
    await editWithPictures(walk, doctor, question, answer);
    await decline(walk, staff, doctor, reader);
  },
};

async function askAnonymously(walk: Walk, product: Product): Promise<Asked> {
  const mark = randomBytes(3).toString('hex');
  const asked = { title: `Huyết áp cao buổi sáng có nguy hiểm không ${mark}`, email: `khach-${mark}@thu.example` };
  await walk.step('a visitor asks, with name and picture covered', async () => {
    const hidden = { name: NAME, hiding_creator: 'true', censor_images: 'true', speciality: 'tim-mach' };
    const body = `Em 42 tuổi, sáng nào đo huyết áp cũng cao hơn buổi tối. Xin bác sĩ tư vấn. (${mark})`;
    const posted = await ask(
      walk,
      'POST',
      '/api/v1/thread/',
      threadPosted,
      multipart({ ...hidden, ...asked, body }, 1),
    );
    expect(posted.status === 'unconfirmed', 'a question that waits for its confirmation');
  });
  await walk.step('confirms the address by the link in the email', async () => {
    const path = linkIn(await newestMessage(product, asked.email, /xác nhận câu hỏi/i), '/hoi-bac-si/xac-nhan/');
    await openPage(walk, await sendFormOn(walk, path, {}));
    expect(!(await newest(walk)).includes(asked.title), 'a list without it until staff have seen it');
  });
  return asked;
}

const newest = async (walk: Walk) => (await callApi(walk, 'thread/', threadList)).items.map(({ title }) => title);

async function publish(walk: Walk, staff: Walk, product: Product, { title, email }: Asked): Promise<Question> {
  const question = await walk.step('staff publish it', async () => {
    const { id, url, author_name } = await publishWaiting(staff, title);
    expect(author_name === NAME, 'the name of whoever asked, which staff see');
    return { id, url, title };
  });
  await walk.step('the asker is told, and its page hides the name', async () => {
    await newestMessage(product, email, /đã được đăng/);
    const html = await openPage(walk, question.url);
    expect(shows(html, title) && shows(html, HIDDEN_NAME), 'the question of somebody who hides their name');
    expect(!shows(html, NAME) && !shows(html, email), 'neither name nor address');
    expect((await newest(walk)).includes(title), 'the question in the list');
  });
  return question;
}
