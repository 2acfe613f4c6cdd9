import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { startTestApp, type TestApp } from '@antam/server/testing/test-app.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { checkFront } from './check-front.ts';

let app: TestApp;
let behind: TestApp;
const proxies: Server[] = [];
beforeAll(async () => {
  app = await startTestApp();
  behind = await startTestApp({ config: { trustProxy: 1 } });
});
afterAll(async () => {
  await app.close();
  await behind.close();
});
afterEach(() => {
  for (const proxy of proxies.splice(0)) proxy.close().closeAllConnections();
});

/** A proxy that adds the address it sees, and refuses larger bodies than `most` bytes. */
async function proxyTo({ url }: TestApp, most: number): Promise<string> {
  const proxy = createServer((asked, answer) => {
    if (Number(asked.headers['content-length'] ?? 0) > most)
      return void answer.writeHead(413, { Connection: 'close' }).end();
    const headers = { ...asked.headers, 'x-forwarded-for': '203.0.113.7' };
    const passed = request(url + asked.url, { method: asked.method, headers }, got => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    asked.pipe(passed);
  }).listen(0, '127.0.0.1');
  proxies.push(proxy);
  await once(proxy, 'listening');
  const address = proxy.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

const verdicts = async (origin: string) => {
  const found = await checkFront({ origin, secret: app.services.config.secret });
  return found.map(({ what, verdict, remedy }) =>
    [what, verdict, ...(remedy === undefined ? [] : [remedy])].join(': '),
  );
};
const MEGABYTE = 1_048_576;

it('antam doctor finds no fault with a proxy that is believed and lets pictures through, nor with none', async () => {
  expect(await verdicts(await proxyTo(behind, 10 * MEGABYTE))).toEqual(['in front: ok', 'large bodies: ok']);
  expect(await verdicts(app.url)).toEqual(['in front: ok', 'large bodies: ok']);
});

it('notices forwarded addresses that are not believed, and proxies that are believed and not there', async () => {
  expect((await verdicts(await proxyTo(app, 10 * MEGABYTE)))[0]).toBe('in front: warning: set ANTAM_TRUST_PROXY=1');
  expect((await verdicts(behind.url))[0]).toBe('in front: failed: set ANTAM_TRUST_PROXY=0');
});

it('notices that a proxy lets less through than visitors may send', async () => {
  expect((await verdicts(await proxyTo(behind, MEGABYTE)))[1]).toMatch(
    /^large bodies: failed: .*client_max_body_size 10m/,
  );
});

it('antam doctor says that no server answers, or another one', async () => {
  const gone = await proxyTo(app, MEGABYTE);
  await new Promise(resolve => proxies.pop()?.close(resolve));
  expect((await verdicts(gone))[0]).toMatch(/^in front: warning: check that it runs/);
  const stranger = createServer((_, answer) => void answer.end('hello')).listen(0, '127.0.0.1');
  proxies.push(stranger);
  await once(stranger, 'listening');
  const address = stranger.address();
  const at = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  expect((await verdicts(at))[0]).toMatch(/^in front: warning: see that the name leads to this site/);
  stranger.removeAllListeners('request').on('request', (_, answer) => void answer.writeHead(502).end());
  expect((await verdicts(at))[0]).toMatch(/^in front: warning: start the site; where it runs, give the proxy/);
});

it('antam doctor shows a caller without the secret nothing of what arrived, and takes no body from them', async () => {
  const headers = { 'x-antam-probe': `${Date.now()}.${'a'.repeat(43)}` };
  expect(await (await fetch(`${app.url}/healthz`, { headers })).json()).toEqual({ status: 'ok' });
  expect((await fetch(`${app.url}/healthz`, { method: 'POST', headers, body: 'x' })).status).not.toBe(200);
});
