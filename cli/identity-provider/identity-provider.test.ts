import { PRODUCTION_ENV } from '@antam/server/testing/production-env.ts';
import { afterEach, expect, it } from 'vitest';
import { readSettings } from '../boot/configuration.ts';
import { type DemoLogin, withDemoLogin } from './with-demo-login.ts';

const ENV = { NODE_ENV: 'test', ANTAM_SECRET: 'a secret that only tests ever use', ANTAM_DATA: '/nowhere' };

let login: DemoLogin | undefined;
afterEach(async () => {
  await login?.stop();
});

async function start(env: Record<string, string>): Promise<string | undefined> {
  login = await withDemoLogin(readSettings({ ...ENV, ...env }));
  return login.config.socialLogin.demo?.issuer;
}

it('the local identity provider answers on this machine as an OpenID provider that demands PKCE, until it is stopped', async () => {
  const issuer = await start({ PORT: '4000' });
  expect(issuer).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const metadata = Object(await (await fetch(`${issuer}/.well-known/openid-configuration`)).json());
  expect([metadata.issuer, metadata.code_challenge_methods_supported]).toEqual([issuer, ['S256']]);
  const asked = new URLSearchParams({
    client_id: 'antam',
    response_type: 'code',
    scope: 'openid',
    state: 'x',
    redirect_uri: 'http://localhost:4000/dang-nhap/demo/tra-ve/',
  });
  const refused = await fetch(`${issuer}/auth?${asked}`, { redirect: 'manual' });
  expect(refused.headers.get('location')).toContain('error=invalid_request');
  await login?.stop();
  await expect(fetch(`${issuer}/.well-known/openid-configuration`)).rejects.toThrow();
});

it('redirects to no other site, and shows a page for unknown requests', async () => {
  const issuer = await start({});
  const asked = new URLSearchParams({
    client_id: 'antam',
    response_type: 'code',
    scope: 'openid',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
    redirect_uri: 'https://evil.example/',
  });
  const answer = await fetch(`${issuer}/auth?${asked}`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
  expect(await answer.text()).toContain('Không tiếp tục được');
  expect((await fetch(`${issuer}/chon/unknown`)).status).toBe(400);
});

it('the local identity provider does not start in production, for a site of another name, or beside a configured provider', async () => {
  const production = { ...PRODUCTION_ENV, ANTAM_ORIGIN: 'http://localhost:4000' };
  expect(await start(production)).toBeUndefined();
  expect(await start({ ANTAM_ORIGIN: 'https://antam.example' })).toBeUndefined();
  expect(await start({ ANTAM_DEMO_LOGIN: 'http://127.0.0.1:9|id:secret' })).toBe('http://127.0.0.1:9');
});
