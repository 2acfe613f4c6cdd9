import { afterAll, describe, expect, it } from 'vitest';
import { configReader } from '../../testing/config-reader.ts';

const { read, mistakesOf, remove } = configReader();
afterAll(remove);

describe('how a site meets the outside', () => {
  it('listens where it is configured to: an address, or a socket that only a proxy can bring visitors to', () => {
    expect(read({})).toMatchObject({ host: undefined, socket: undefined });
    expect(read({ ANTAM_HOST: '127.0.0.1' })).toMatchObject({ host: '127.0.0.1', socket: undefined });
    const socket = { ANTAM_HOST: 'unix:/run/antam/site.sock' };
    expect(read({ ...socket, ANTAM_TRUST_PROXY: '1' })).toMatchObject({
      host: undefined,
      socket: '/run/antam/site.sock',
    });
    expect(mistakesOf(socket)).toEqual([
      'ANTAM_HOST with unix:… needs ANTAM_TRUST_PROXY: only the proxy in front knows who asks',
    ]);
  });

  it.each([
    ['9464', { host: '127.0.0.1', port: 9464 }],
    ['0.0.0.0:9464', { host: '0.0.0.0', port: 9464 }],
    ['[::]:9464', { host: '::', port: 9464 }],
  ])('serves metrics at %s', (ANTAM_METRICS_PORT, wanted) => {
    expect(read({ ANTAM_METRICS_PORT }).metricsPort).toEqual(wanted);
  });

  it.each(['99999', 'here', '1.2.3.4:'])('refuses %s as the port of metrics', ANTAM_METRICS_PORT => {
    expect(mistakesOf({ ANTAM_METRICS_PORT })).toHaveLength(1);
  });

  it('limits connections of one address, unless a proxy brings them all', () => {
    expect(read({}).socketsPerAddress).toBe(100);
    expect(read({ ANTAM_SOCKETS_PER_ADDRESS: '7' }).socketsPerAddress).toBe(7);
    expect(read({ ANTAM_SOCKETS_PER_ADDRESS: '7', ANTAM_TRUST_PROXY: '1' }).socketsPerAddress).toBeUndefined();
  });

  it('reads how long a network in front keeps pages, and where purges are sent', () => {
    expect(read({}).network).toBeUndefined();
    expect(read({ ANTAM_CDN_SECONDS: '60' }).network).toEqual({ seconds: 60, purge: undefined });
    const purge = { ANTAM_PURGE_URL: 'https://cdn.example/purge', ANTAM_PURGE_TOKEN: 'token-of-it' };
    const { network } = read({ ANTAM_CDN_SECONDS: '3600', ...purge });
    expect(network?.seconds).toBe(3600);
    expect(network?.purge?.url.reveal()).toBe('https://cdn.example/purge');
    expect(network?.purge?.token.reveal()).toBe('token-of-it');
  });

  it.each<Record<string, string>>([
    { ANTAM_CDN_SECONDS: '61' },
    { ANTAM_CDN_SECONDS: '-1' },
    { ANTAM_CDN_SECONDS: '600', ANTAM_PURGE_URL: 'https://cdn.example/purge' },
    { ANTAM_CDN_SECONDS: '60', ANTAM_PURGE_TOKEN: 'token-of-it' },
    { ANTAM_PURGE_URL: 'https://cdn.example/purge', ANTAM_PURGE_TOKEN: 'token-of-it' },
    { ANTAM_CDN_SECONDS: '60', ANTAM_PURGE_URL: 'http://cdn.example/purge', ANTAM_PURGE_TOKEN: 'token-of-it' },
  ])('refuses %j for a network in front', env => {
    expect(mistakesOf(env)).toHaveLength(1);
  });

  it.each([
    ['An Tâm <thu@antam.example>', true],
    ['thu@antam.example', true],
    ['An Tâm', false],
    ['An Tâm <thu@antam.example', false],
    ['a@antam.example, b@antam.example', false],
    ['An Tâm <thu@antam.example>\r\nBcc: x@evil.example', false],
  ])('takes %j for a sender: %s', (from, isTaken) => {
    expect(mistakesOf({ ANTAM_MAIL_FROM: from })).toHaveLength(isTaken ? 0 : 1);
  });

  it('reads a gateway of text messages with its token', () => {
    const { texts } = read({ ANTAM_SMS: 'https://sms.example/send', ANTAM_SMS_TOKEN: 'token-of-it' });
    expect(texts.kind === 'gateway' && [texts.url.reveal(), texts.token.reveal()]).toEqual([
      'https://sms.example/send',
      'token-of-it',
    ]);
  });

  it.each<Record<string, string>>([
    { ANTAM_SMS: 'https://sms.example/send' },
    { ANTAM_SMS_TOKEN: 'token-of-it' },
    { ANTAM_SMS: 'folder:sms', ANTAM_SMS_TOKEN: 'token-of-it' },
    { ANTAM_SMS: 'http://sms.example/send', ANTAM_SMS_TOKEN: 'token-of-it' },
    { ANTAM_SMS: 'sms', ANTAM_SMS_TOKEN: 'token-of-it' },
    { ANTAM_SMS: 'https://sms.example/send', ANTAM_SMS_TOKEN: 'token of it' },
  ])('refuses %j for text messages', env => {
    expect(mistakesOf(env)).toHaveLength(1);
  });
});
