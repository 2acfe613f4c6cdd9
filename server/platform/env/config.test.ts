import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRODUCTION_ENV } from '../../testing/production-env.ts';
import { ConfigError, readConfig } from './config.ts';
import { settingsInForce } from './settings.ts';
import { unknownNames } from './unknown-names.ts';

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

  it('wants in production what a site must be told, each with its reason, all at once', () => {
    expect(mistakesOf({ NODE_ENV: 'production', ANTAM_SECRET: '' })).toEqual([
      'ANTAM_SECRET is required in production: it signs what visitors and staff are recognised by',
      'ANTAM_ORIGIN is required in production: letters and search engines lead there',
      'ANTAM_MAIL is required in production: letters go nowhere otherwise; where that is meant, say folder:',
      'ANTAM_MAIL_FROM is required in production: letters come from a made-up address otherwise',
      'ANTAM_SUPPORT_EMAIL is required in production: pages show a made-up address otherwise',
      'ANTAM_SUPPORT_PHONE is required in production: pages show a made-up number otherwise',
    ]);
    expect(mistakesOf(PRODUCTION_ENV)).toEqual([]);
  });

  it.each([
    ['http://antam.example', 1],
    ['https://antam.example', 0],
    ['http://localhost:3000', 0],
    ['http://[::1]:3000', 0],
  ])('in production the origin %s makes %i mistakes', (ANTAM_ORIGIN, count) => {
    expect(mistakesOf({ ...PRODUCTION_ENV, ANTAM_ORIGIN })).toHaveLength(count);
  });

  it.each(['a'.repeat(40), 'changeme-'.repeat(5), 'k3J9!xQ2'.repeat(5), 'my password is this one, or that one'])(
    'refuses the guessable secret %j in production, and nowhere else',
    ANTAM_SECRET => {
      expect(mistakesOf({ ...PRODUCTION_ENV, ANTAM_SECRET })).toEqual([
        'ANTAM_SECRET is guessable: make one with "openssl rand -base64 32"',
      ]);
      expect(mistakesOf({ ANTAM_SECRET })).toEqual([]);
    },
  );

  it('reads each secret from a file as well, without the end of its line', () => {
    const file = path.join(folder, 'a-secret');
    writeFileSync(file, `${SECRET}\n`);
    expect(readConfig({ ANTAM_DATA: folder, ANTAM_SECRET_FILE: file }).secret.reveal()).toBe(SECRET);
    expect(mistakesOf({ ANTAM_SECRET_FILE: file })).toEqual(['ANTAM_SECRET_FILE must not be set beside ANTAM_SECRET']);
    expect(mistakesOf({ ...PRODUCTION_ENV, ANTAM_SECRET: '', ANTAM_SECRET_FILE: path.join(folder, 'no') })).toEqual([
      'ANTAM_SECRET_FILE must name a file that this user may read',
    ]);
    writeFileSync(file, 'pigeon://hunter2');
    expect(mistakesOf({ ANTAM_MAIL_FILE: file })).toEqual(['ANTAM_MAIL must be folder: or smtp://…']);
  });

  it('accepts the secret of before beside the new one', () => {
    const { secret } = read({ ANTAM_SECRET_OLD: 'the secret of before, in its full length' });
    expect(secret.accepted.map(one => one.reveal())).toEqual([SECRET, 'the secret of before, in its full length']);
    expect(read({}).secret.accepted).toHaveLength(1);
  });

  it('listens where it is told: an address, or a socket that only a proxy can bring visitors to', () => {
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

  it('names what nothing reads, with the nearest variable that is read', () => {
    const env = {
      ANTAM_SECRETS: 'x',
      ANTAM_ORIGN: 'x',
      ANTAM_XYZ: 'x',
      OTHER_ORIGIN: 'x',
      ANTAM_MAIL_FILE: 'x',
      ANTAM_MIAL: 'x',
    };
    expect(unknownNames(env)).toEqual([
      'ANTAM_SECRETS is not known: is ANTAM_SECRET meant?',
      'ANTAM_ORIGN is not known: is ANTAM_ORIGIN meant?',
      'ANTAM_XYZ is not known',
      'ANTAM_MIAL is not known: is ANTAM_MAIL meant?',
    ]);
  });

  it('tells what is in force and from where, and no secret', () => {
    const file = path.join(folder, 'token');
    writeFileSync(file, 'hunter2-hunter2-hunter2');
    const { settings, mistakes } = settingsInForce({
      ...{ ANTAM_DATA: folder, PORT: '4000', ANTAM_METRICS_TOKEN_FILE: file, ANTAM_SECRET: 'hunter2'.repeat(8) },
      ...{ ANTAM_MAIL: 'smtp://user:hunter2@mail.example:587', ANTAM_GOOGLE_CLIENT: 'id:hunter2' },
      DATABASE_URL: 'postgres://antam:hunter2@db.example/antam',
    });
    expect(mistakes).toEqual([]);
    const of = (name: string) => settings.find(setting => setting.name === name);
    expect(of('PORT')).toMatchObject({ value: '4000', source: 'environment' });
    expect(of('ANTAM_LOG_LEVEL')).toMatchObject({ value: 'info', source: 'default' });
    expect(of('ANTAM_METRICS_TOKEN')).toMatchObject({ value: '[secret]', source: `file ${file}` });
    expect(of('ANTAM_MAIL')).toMatchObject({ value: 'smtp://[secret]@mail.example:587/…' });
    expect(of('DATABASE_URL')).toMatchObject({ value: 'postgres://[secret]@db.example/…' });
    expect(JSON.stringify(settings)).not.toContain('hunter2');
  });

  it('takes a local login provider, but not in production', () => {
    const ANTAM_DEMO_LOGIN = 'http://127.0.0.1:9000|antam:a:secret';
    const { demo } = read({ ANTAM_DEMO_LOGIN }).socialLogin;
    expect([demo?.issuer, demo?.clientId, demo?.clientSecret.reveal()]).toEqual([
      ...['http://127.0.0.1:9000', 'antam', 'a:secret'],
    ]);
    expect(mistakesOf({ ...PRODUCTION_ENV, ANTAM_DEMO_LOGIN })).toEqual([
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

  it('reads how long a network in front keeps pages, and where it is told what to forget', () => {
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
