import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { configReader } from '../../testing/config-reader.ts';
import { readConfig } from './config.ts';

const { folder, read, mistakesOf, remove } = configReader();
afterAll(remove);

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

  it.each(['/dev/null', '/dev/null/below', '/proc/nope', '/proc/a/b/c'])('refuses the data folder %s', ANTAM_DATA => {
    expect(mistakesOf({ ANTAM_DATA, PORT: 'eighty' })).toEqual([
      'PORT must be a whole number',
      `ANTAM_DATA must be a folder that this user may write to, or one that can be made: ${ANTAM_DATA} is none`,
    ]);
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
      'PORT',
      'DATABASE_READ_URL',
      'ANTAM_ORIGIN',
      'ANTAM_TILES',
      'ANTAM_MAIL',
      'ANTAM_STORAGE',
      'ANTAM_MATOMO_URL',
      'ANTAM_GA4_ID',
      'ANTAM_GOOGLE_CLIENT',
      'ANTAM_SECRET is required',
      'ANTAM_DEMO_LOGIN must have',
    ];
    for (const name of named) expect(mistakes.filter(mistake => mistake.startsWith(name))).not.toEqual([]);
    expect(mistakes.join('\n')).not.toContain('hunter2');
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
});
