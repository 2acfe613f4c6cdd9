import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inspect } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { configReader, SECRET } from '../../testing/config-reader.ts';
import { PRODUCTION_ENV } from '../../testing/production-env.ts';
import { readConfig } from './config.ts';

const { folder, read, mistakesOf, remove } = configReader();
afterAll(remove);

describe('secrets of a configuration', () => {
  it('makes nothing until the secret is asked for', () => {
    const later = path.join(folder, 'later', 'data');
    const { secret } = readConfig({ ANTAM_DATA: later });
    expect(existsSync(path.join(folder, 'later'))).toBe(false);
    secret.reveal();
    expect(existsSync(path.join(later, 'secret'))).toBe(true);
  });

  it('makes a secret once and keeps it where only its owner reads it', () => {
    const first = readConfig({ ANTAM_DATA: folder }).secret.reveal();
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(readConfig({ ANTAM_DATA: folder }).secret.reveal()).toBe(first);
    expect(readFileSync(path.join(folder, 'secret'), 'utf8')).toBe(first);
    expect(statSync(path.join(folder, 'secret')).mode & 0o077).toBe(0);
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

  it('hides secrets however it is printed', () => {
    const config = read({ ANTAM_MAIL: 'smtp://u:hunter2@mail', ANTAM_GOOGLE_CLIENT: 'id:hunter2' });
    for (const text of [JSON.stringify(config), inspect(config, { depth: 9 }), `${config.secret}`]) {
      expect(text).not.toContain('hunter2');
      expect(text).not.toContain(SECRET);
    }
  });
});
