import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'antam-config-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const SECRET = 'correct horse battery staple, or so';
const read = (env: Record<string, string>) => readConfig({ ANTAM_DATA: folder, ANTAM_SECRET: SECRET, ...env });
const mistakesOf = (env: Record<string, string>): readonly string[] => {
  try {
    read(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.mistakes;
    throw error;
  }
  return [];
};

describe('readConfig', () => {
  it('needs nothing outside production', () => {
    const config = readConfig({ ANTAM_DATA: folder });
    expect(config).toMatchObject({
      environment: 'development',
      port: 3000,
      dataFolder: folder,
      origin: 'http://localhost:3000',
      database: { engine: 'sqlite', file: path.join(folder, 'antam.sqlite') },
      mail: { kind: 'folder', folder: path.join(folder, 'mail') },
      texts: { kind: 'folder', folder: path.join(folder, 'sms') },
      storage: { kind: 'folder', folder: path.join(folder, 'uploads') },
      tiles: { url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png' },
      support: { phone: '1900 0115', email: 'hotro@antam.example' },
    });
  });

  it('says of the operator what is set, on one line each, and nothing else', () => {
    expect(readConfig({ ANTAM_DATA: folder, ANTAM_OPERATOR_NAME: '' }).operator).toEqual({
      name: undefined,
      registration: undefined,
      address: undefined,
    });
    const set = { ANTAM_OPERATOR_NAME: ' Công ty TNHH Thử ', ANTAM_OPERATOR_ADDRESS: '1 Phố Huế, Hà Nội' };
    expect(readConfig({ ANTAM_DATA: folder, ...set }).operator).toMatchObject({
      name: 'Công ty TNHH Thử',
      address: '1 Phố Huế, Hà Nội',
    });
    expect(mistakesOf({ ANTAM_DATA: folder, ANTAM_OPERATOR_ADDRESS: 'Hà Nội\nHuế' })).toEqual([
      'ANTAM_OPERATOR_ADDRESS must be one line',
    ]);
  });

  it('makes nothing until the secret is asked for', () => {
    const later = path.join(folder, 'later', 'data');
    const { secret } = readConfig({ ANTAM_DATA: later });
    expect(existsSync(path.join(folder, 'later'))).toBe(false);
    secret.reveal();
    expect(existsSync(path.join(later, 'secret'))).toBe(true);
  });

  it.each(['/dev/null', '/dev/null/below', '/proc/nope', '/proc/a/b/c'])('refuses the data folder %s', ANTAM_DATA => {
    expect(mistakesOf({ ANTAM_DATA, PORT: 'eighty' })).toEqual([
      'PORT must be a whole number',
      `ANTAM_DATA must be a folder that this user may write to, or one that can be made: ${ANTAM_DATA} is none`,
    ]);
  });

  it('makes a secret once and keeps it where only its owner reads it', () => {
    const first = readConfig({ ANTAM_DATA: folder }).secret.reveal();
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(readConfig({ ANTAM_DATA: folder }).secret.reveal()).toBe(first);
    expect(readFileSync(path.join(folder, 'secret'), 'utf8')).toBe(first);
    expect(statSync(path.join(folder, 'secret')).mode & 0o077).toBe(0);
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

  it('reports all mistakes together, without a value', () => {
    const mistakes = mistakesOf({
      NODE_ENV: 'production',
      ANTAM_SECRET: '',
      PORT: 'eighty',
      DATABASE_READ_URL: 'mysql://root:hunter2@db/x',
      ANTAM_ORIGIN: 'antam.example',
      ANTAM_TILES: 'https://tiles.example/one.png',
      ANTAM_MAIL: 'pigeon://hunter2',
      ANTAM_STORAGE: 's3://hunter2',
      ANTAM_MATOMO_SITE: '3',
      ANTAM_GA4_ID: 'UA-1',
      ANTAM_GOOGLE_CLIENT: 'hunter2',
      ANTAM_DEMO_LOGIN: 'http://127.0.0.1:9000|hunter2',
    });
    const named = [
      ...['PORT', 'DATABASE_READ_URL', 'ANTAM_ORIGIN', 'ANTAM_TILES', 'ANTAM_MAIL', 'ANTAM_STORAGE'],
      ...['ANTAM_MATOMO_URL', 'ANTAM_GA4_ID', 'ANTAM_GOOGLE_CLIENT', 'ANTAM_SECRET is required'],
      'ANTAM_DEMO_LOGIN must have',
    ];
    for (const name of named) expect(mistakes.filter(mistake => mistake.startsWith(name))).not.toEqual([]);
    expect(mistakes.join('\n')).not.toContain('hunter2');
  });

  it('wants a secret and an origin in production', () => {
    expect(mistakesOf({ NODE_ENV: 'production', ANTAM_SECRET: '' })).toEqual([
      'ANTAM_SECRET is required in production',
      'ANTAM_ORIGIN is required in production',
    ]);
    expect(mistakesOf({ NODE_ENV: 'production', ANTAM_ORIGIN: 'https://antam.example' })).toEqual([]);
  });

  it('takes a local login provider, but not in production', () => {
    const ANTAM_DEMO_LOGIN = 'http://127.0.0.1:9000|antam:a:secret';
    const { demo } = read({ ANTAM_DEMO_LOGIN }).socialLogin;
    expect([demo?.issuer, demo?.clientId, demo?.clientSecret.reveal()]).toEqual([
      ...['http://127.0.0.1:9000', 'antam', 'a:secret'],
    ]);
    expect(mistakesOf({ NODE_ENV: 'production', ANTAM_ORIGIN: 'https://antam.example', ANTAM_DEMO_LOGIN })).toEqual([
      'ANTAM_DEMO_LOGIN must not be set in production',
    ]);
  });

  it('takes an empty variable for an absent one', () => {
    expect(read({ PORT: '', DATABASE_URL: '', ANTAM_STORAGE: '' }).port).toBe(3000);
  });

  it('reads PostgreSQL, mail, bucket and clients', () => {
    const config = read({
      DATABASE_URL: 'postgres://u:p@db/antam',
      DATABASE_READ_URL: 'postgres://u:p@replica/antam',
      ANTAM_MAIL: 'smtp://u:p@mail:587',
      ANTAM_STORAGE: 's3+http://key:s%2Fcret@minio:9000/pictures?region=vn-1',
      ANTAM_ZALO_CLIENT: 'id:part:part',
      ANTAM_ORIGIN: 'https://antam.example/',
    });
    expect(config.origin).toBe('https://antam.example');
    expect(config.database).toMatchObject({ engine: 'postgresql', readUrl: 'postgres://u:p@replica/antam' });
    expect(config.storage).toMatchObject({ endpoint: 'http://minio:9000', bucket: 'pictures', region: 'vn-1' });
    expect(config.storage.kind === 's3' && config.storage.secretAccessKey.reveal()).toBe('s/cret');
    expect(config.socialLogin.zalo?.clientSecret.reveal()).toBe('part:part');
    expect(config.mail.kind === 'smtp' && config.mail.url.reveal()).toBe('smtp://u:p@mail:587');
  });

  it('reads a gateway of text messages with its token', () => {
    const { texts } = read({ ANTAM_SMS: 'https://sms.example/send', ANTAM_SMS_TOKEN: 'token-of-it' });
    expect(texts.kind === 'gateway' && [texts.url.reveal(), texts.token.reveal()]).toEqual([
      ...['https://sms.example/send', 'token-of-it'],
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

  it('limits connections of one address, unless a proxy brings them all', () => {
    expect(read({}).socketsPerAddress).toBe(100);
    expect(read({ ANTAM_SOCKETS_PER_ADDRESS: '7' }).socketsPerAddress).toBe(7);
    expect(read({ ANTAM_SOCKETS_PER_ADDRESS: '7', ANTAM_TRUST_PROXY: '1' }).socketsPerAddress).toBeUndefined();
  });

  it('hides secrets however it is printed', () => {
    const config = read({ ANTAM_MAIL: 'smtp://u:hunter2@mail', ANTAM_GOOGLE_CLIENT: 'id:hunter2' });
    for (const text of [JSON.stringify(config), inspect(config, { depth: 9 }), `${config.secret}`]) {
      expect(text).not.toContain('hunter2');
      expect(text).not.toContain(SECRET);
    }
  });
});
