import { PRODUCTION_ENV } from '@antam/server/testing/production-env.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { runExecutable } from '../testing/executable.ts';
import { filledSurroundings, newSurroundings, type Surroundings } from '../testing/surroundings.ts';

let surroundings: Surroundings | undefined;
afterEach(async () => {
  await surroundings?.remove();
  surroundings = undefined;
});

describe('antam serve', () => {
  it('refuses worlds with known passwords in production, asked for or found', async () => {
    surroundings = await filledSurroundings('tiny');
    const env = { ...surroundings.env, ...PRODUCTION_ENV };
    for (const args of [['--world', 'demo'], []]) {
      const { code, err } = await runExecutable(['serve', '--port', '0', ...args], env);
      expect(code).toBe(1);
      expect(err).toMatch(/known passwords: not in production/);
    }
  });

  it('refuses to start in production without its required settings, and names them all at once', async () => {
    surroundings = await newSurroundings();
    const env = { ...surroundings.env, NODE_ENV: 'production', ANTAM_ORIGIN: 'http://antam.example' };
    const { code, err } = await runExecutable(['serve', '--port', '0'], env);
    expect(code).toBe(1);
    expect(err).toContain('ANTAM_ORIGIN must begin with https:// in production');
    for (const name of ['ANTAM_MAIL', 'ANTAM_MAIL_FROM', 'ANTAM_SUPPORT_EMAIL', 'ANTAM_SUPPORT_PHONE']) {
      expect(err).toContain(`${name} is required in production: `);
    }
  });
});
