import { afterAll, describe, expect, it } from 'vitest';
import { configReader } from '../../testing/config-reader.ts';
import { PRODUCTION_ENV } from '../../testing/production-env.ts';

const { read, mistakesOf, remove } = configReader();
afterAll(remove);

describe('a configuration for production', () => {
  it('wants in production the settings that a site must have, each with its reason, all at once', () => {
    expect(mistakesOf({ NODE_ENV: 'production', ANTAM_SECRET: '' })).toEqual([
      'ANTAM_SECRET is required in production: it signs what visitors and staff are recognised by',
      'ANTAM_ORIGIN is required in production: email messages and search engines lead there',
      'ANTAM_MAIL is required in production: email messages go nowhere otherwise; where that is meant, say folder:',
      'ANTAM_MAIL_FROM is required in production: email messages come from a made-up address otherwise',
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

  it('takes a local login provider, but not in production', () => {
    const ANTAM_DEMO_LOGIN = 'http://127.0.0.1:9000|antam:a:secret';
    const { demo } = read({ ANTAM_DEMO_LOGIN }).socialLogin;
    expect([demo?.issuer, demo?.clientId, demo?.clientSecret.reveal()]).toEqual([
      'http://127.0.0.1:9000',
      'antam',
      'a:secret',
    ]);
    expect(mistakesOf({ ...PRODUCTION_ENV, ANTAM_DEMO_LOGIN })).toEqual([
      'ANTAM_DEMO_LOGIN must not be set in production',
    ]);
  });
});
