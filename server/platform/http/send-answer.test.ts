import { createServer, type Server } from 'node:http';
import Koa from 'koa';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AppState } from './app-context.ts';
import { sendFixed } from './send-answer.ts';

const value = { name: 'An Tâm'.repeat(1_000) };
const sent: unknown[] = [];
let server: Server;
let url: string;
beforeAll(async () => {
  const koa = new Koa<AppState>();
  koa.use(async ctx => {
    await sendFixed(ctx, value);
    sent.push(ctx.body);
  });
  const answer = koa.callback();
  server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await new Promise(resolve => server.once('listening', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

it('the server sends the same bytes to every client that wants the same encoding', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    sent.length = 0;
    for (let n = 0; n < 3; n++) {
      const answer = await fetch(url, { headers: { 'accept-encoding': encoding } });
      expect(await answer.json()).toEqual(value);
    }
    expect(sent[0]).toBeInstanceOf(Buffer);
    // The same object, not equal ones: a body made for each answer would cost each the same again.
    expect(sent.every(body => body === sent[0])).toBe(true);
  }
});
