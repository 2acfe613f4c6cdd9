import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { expect } from 'vitest';
import { logIn, type Who, write } from './log-in.ts';
import { PlainCaller } from './plain-caller.ts';

/** A question that was asked: its address, and its number. */
export interface Asked {
  readonly path: string;
  readonly id: number;
}

let asked = 0;

/** Asks by the API as a visitor, and has a moderator publish what waits. */
export async function askAs(who: Who, question: Readonly<Record<string, unknown>> = {}): Promise<Asked> {
  asked += 1;
  const context = new PlainCaller();
  await logIn(context, who);
  const title = `Câu hỏi thử số ${asked} về ho kéo dài sau cảm lạnh`;
  const body = `Tôi ho khan đã ba tuần, về đêm nhiều hơn, lần hỏi thứ ${asked}. Xin bác sĩ chỉ giúp.`;
  const answer = await write(context, 'POST', '/api/v1/thread/', { title, body, ...question });
  expect(answer.status(), await answer.text()).toBe(200);
  const { url, status } = await answer.json();
  const id = Number(/-(\d+)\/$/.exec(url)?.[1]);
  if (status !== 'published') await publish(id);
  return { path: url, id };
}

/** Asks something that waits for staff, as it holds a link. */
export async function askInWaiting(who: Who, link: string): Promise<Asked> {
  const context = new PlainCaller();
  await logIn(context, who);
  asked += 1;
  const title = `Câu hỏi thử số ${asked} có kèm liên kết`;
  const body = `Tôi đọc được lời khuyên ở ${link}, xin hỏi bác sĩ lời đó có đúng không.`;
  const answer = await write(context, 'POST', '/api/v1/thread/', { title, body });
  expect(answer.status(), await answer.text()).toBe(200);
  const { url, status } = await answer.json();
  expect(status).toBe('pending');
  return { path: url, id: Number(/-(\d+)\/$/.exec(url)?.[1]) };
}

async function publish(id: number): Promise<void> {
  const context = new PlainCaller();
  await logIn(context, 'moderator');
  const decided = await write(context, 'POST', `/api/admin/threads/${id}/decision/`, { decision: 'publish' });
  expect(decided.status(), await decided.text()).toBe(200);
}

/** Lets the official account reply as a professional, as an admin does in the console. */
export async function lendToOfficial(professional: number): Promise<void> {
  const context = new PlainCaller();
  await logIn(context, 'admin');
  const filter = encodeURIComponent(JSON.stringify({ q: ACCOUNTS.official.email }));
  const [account] = await (await context.request.get(`/api/admin/accounts/?filter=${filter}`)).json();
  const grant = { kind: 'professional', entity_id: professional, consent: 'Đồng ý qua email' };
  const answer = await write(context, 'POST', `/api/admin/accounts/${account.id}/identities/`, grant);
  // Another flow may have done so before.
  expect([200, 409]).toContain(answer.status());
}

/** Replies by the API; answers the post's id. */
export async function replyAs(who: Who, thread: Asked, reply: Readonly<Record<string, unknown>>): Promise<number> {
  const context = new PlainCaller();
  await logIn(context, who);
  const answer = await write(context, 'POST', '/api/v1/post/', { thread_id: String(thread.id), ...reply });
  expect(answer.status(), await answer.text()).toBe(200);
  const { post_data } = await answer.json();
  return post_data.id;
}
