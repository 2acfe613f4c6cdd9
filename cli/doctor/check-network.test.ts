import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { Secret } from '@antam/server/platform/env/secret.ts';
import { createFakeSite, type FakeSite } from '@antam/server/testing/fake-site.ts';
import { startTestApp, type TestApp } from '@antam/server/testing/test-app.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { checkNetwork } from './check-network.ts';

const TOKEN = 'the-token-of-a-network';
let site: FakeSite;
let app: TestApp;
const servers: Server[] = [];
beforeAll(async () => {
  site = createFakeSite();
  app = await startTestApp({ site, config: { network: { seconds: 60, purge: undefined } } });
});
afterAll(async () => {
  await app.close();
  site.remove();
});
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

/** A network that makes browsers ask each time, and keeps the first answer to visitors without any of these cookies. */
function networkThatKnows(...cookies: string[]): Promise<string> {
  let kept = false;
  return serve((asked, answer) => {
    const isOwn = cookies.some(name => asked.headers.cookie?.includes(`${name}=`));
    const headers = isOwn || !kept ? asked.headers.cookie : undefined;
    void fetch(app.url + asked.url, { headers: headers === undefined ? {} : { cookie: headers } }).then(got => {
      kept = true;
      const control = got.headers.get('cache-control') ?? '';
      answer.writeHead(got.status, { 'cache-control': control.includes('s-maxage') ? 'no-cache' : control }).end();
    });
  });
}

const purges = (status: number) =>
  serve(
    (asked, answer) => void answer.writeHead(asked.headers['surrogate-key'] === 'antam-doctor' ? status : 500).end(),
  );

const found = async (origin: string, purgeUrl?: string) => {
  const purge = purgeUrl === undefined ? undefined : { url: new Secret(purgeUrl), token: new Secret(TOKEN) };
  const findings = await checkNetwork({ origin, network: { seconds: 60, purge } });
  return findings.map(({ what, verdict, message }) => `${what}: ${verdict}: ${message}`);
};

it('checks nothing where no network is configured', async () => {
  expect(await checkNetwork({ origin: app.url, network: undefined })).toEqual([]);
});

it('antam doctor finds no fault with a network that takes purges and lets visitors with cookies of their own past', async () => {
  const origin = await networkThatKnows('antam_session', 'province', 'user_location');
  expect(await found(origin, await purges(204))).toEqual([
    'purges: ok: the network takes them',
    'kept pages: ok: visitors whose page is their own go past the network',
  ]);
});

it('antam doctor fails where visitors with a session or a province are shown the page of strangers', async () => {
  expect(await found(await networkThatKnows('user_location'))).toEqual([
    'kept pages: failed: visitors with antam_session or province are shown the page of strangers',
  ]);
});

it('antam doctor fails where browsers get what is for the network', async () => {
  expect(await found(app.url)).toEqual(['kept pages: failed: browsers are told to show pages that are stale']);
});

it('antam doctor fails where purges are refused or reach nobody, without naming the token', async () => {
  const origin = await networkThatKnows('antam_session', 'province', 'user_location');
  const gone = await purges(200);
  expect((await found(origin, await purges(403)))[0]).toBe(
    'purges: failed: the network answers 403: changed pages are shown as before',
  );
  servers.pop()?.close();
  const [refused = ''] = await found(origin, gone.replace(/\d+$/, '1'));
  expect(refused).toMatch(/^purges: failed: the network is not reached: \w+/);
  expect(refused).not.toContain(TOKEN);
});

it('warns where the site is not reached', async () => {
  expect((await found('http://127.0.0.1:1'))[0]).toMatch(
    /^kept pages: warning: http:\/\/127\.0\.0\.1:1 is not reached/,
  );
});
