import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { closeServices, createServices } from '@antam/server/app/create-services.ts';
import { textOf } from '@antam/server/platform/db/text.ts';
import { readConfig } from '@antam/server/platform/env/config.ts';
import { PRODUCTION_ENV } from '@antam/server/testing/production-env.ts';
import { openMailbox, refusal } from '@antam/server/testing/smtp-mailbox.ts';
import Sqlite from 'better-sqlite3';
import { afterEach, describe, expect, it } from 'vitest';
import { filledSurroundings, newSurroundings, runCaptured, type Surroundings } from '../testing/surroundings.ts';

let surroundings: Surroundings;
afterEach(() => surroundings.remove());

interface Finding {
  what: string;
  verdict: string;
  message: string;
  remedy?: string;
}
const findings = (out: string): Finding[] => JSON.parse(out);
const verdicts = (out: string) => Object.fromEntries(findings(out).map(({ what, verdict }) => [what, verdict]));

describe('antam doctor', () => {
  it('finds everything well after seeding', async () => {
    surroundings = await filledSurroundings('tiny');
    const { code, out } = await surroundings.antam('doctor', '--json');
    expect(code).toBe(0);
    expect(verdicts(out)).toMatchObject({
      configuration: 'ok',
      secret: 'ok',
      'data folder': 'ok',
      database: 'ok',
      storage: 'ok',
      migrations: 'ok',
      contents: 'ok',
      jobs: 'ok',
      world: 'ok',
      mail: 'ok',
      'text messages': 'ok',
    });
  });

  it('checks storage also when there is no database yet', async () => {
    surroundings = await newSurroundings({ ANTAM_STORAGE: 's3+http://key:hush@127.0.0.1:1/bucket?region=x' });
    const { code, out } = await surroundings.antam('doctor', '--json');
    expect([code, verdicts(out).storage]).toEqual([1, 'failed']);
    expect(out).toContain('http://127.0.0.1:1/bucket: it cannot be reached');
    expect(out).not.toContain('hush');
  });

  it('fails where the database can be read and not written to', async () => {
    surroundings = await filledSurroundings('tiny');
    const services = await createServices(readConfig(surroundings.env));
    const refuse = {
      sqlite: `create trigger refuse before insert on setting begin select raise(abort, 'no'); end`,
      postgresql: 'alter table setting add constraint refuse check (false) not valid',
    };
    await services.db.transaction(async unit => void (await textOf(unit).sql(refuse[services.db.engine])));
    await closeServices(services);
    const { code, out } = await surroundings.antam('doctor', '--json');
    expect([code, verdicts(out).database]).toEqual([1, 'failed']);
  });

  it.skipIf(process.env.TEST_DATABASE_URL)(
    'names a file of an earlier release until "antam vacuum" has run',
    async () => {
      surroundings = await filledSurroundings('none');
      const room = async () => verdicts((await surroundings.antam('doctor', '--json')).out).room;
      expect(await room()).toBe('ok');
      const file = new Sqlite(path.join(surroundings.folder, 'antam.sqlite'));
      file.exec('pragma journal_mode = delete; pragma auto_vacuum = none; vacuum');
      file.close();
      expect(await room()).toBe('warning');
      expect((await surroundings.antam('vacuum')).code).toBe(0);
      expect(await room()).toBe('ok');
    },
  );

  it('makes nothing before the first start', async () => {
    surroundings = await newSurroundings();
    const data = path.join(surroundings.folder, 'later');
    const { ANTAM_SECRET: _, ...env } = surroundings.env;
    const { out } = await runCaptured(['doctor', '--json', '--data', data], env);
    expect(verdicts(out)).toMatchObject({ secret: 'ok', 'data folder': 'warning', storage: 'ok', mail: 'ok' });
    expect(readdirSync(surroundings.folder)).toEqual([]);
  });

  it.each(['/proc/nope', '/proc/nope/deeper', '/dev/null', '/dev/null/below'])(
    'refuses the data folder %s',
    async data => {
      surroundings = await newSurroundings();
      const { code, out } = await runCaptured(['doctor', '--json'], {
        ...surroundings.env,
        ANTAM_DATA: data,
        PORT: 'x',
      });
      expect(code).toBe(1);
      const wrong = findings(out).filter(({ verdict }) => verdict === 'failed');
      expect(wrong.map(({ what, message }) => [what, message.split(' ')[0]])).toEqual([
        ['configuration', 'PORT'],
        ['configuration', 'ANTAM_DATA'],
      ]);
      expect(wrong[1]?.message).toContain(data);
    },
  );

  it('names all mistakes of the configuration at once, without values', async () => {
    surroundings = await newSurroundings();
    const env = {
      PORT: 'hush',
      ANTAM_MAIL: 'pigeon://hush',
      ANTAM_TILES: 'hush',
      DATABASE_READ_URL: 'mysql://hush',
    };
    const { code, out, err } = await runCaptured(['doctor'], { ...surroundings.env, ...env });
    expect(code).toBe(1);
    for (const name of ['PORT', 'DATABASE_READ_URL', 'ANTAM_MAIL', 'ANTAM_TILES']) expect(out).toContain(name);
    expect(out + err).not.toContain('hush');
    expect(err).toMatch(/^antam: \d+ things are wrong$/m);
  });

  it('checks all else after a mistake of the configuration, and nothing that depends on it', async () => {
    surroundings = await filledSurroundings('tiny');
    const { ANTAM_SECRET: _, ...env } = surroundings.env;
    const { code, out } = await runCaptured(['doctor', '--json'], {
      ...env,
      NODE_ENV: 'production',
      PORT: 'x',
      ANTAM_MAIL: 'pigeon://loft',
      ANTAM_ORIGIN: 'http://antam.example',
    });
    expect(code).toBe(1);
    const found = findings(out).map(({ what, verdict, message }) => `${what} ${verdict} ${message.split(' ')[0]}`);
    expect(found.slice(0, 3)).toEqual([
      'configuration failed PORT',
      'configuration failed ANTAM_MAIL',
      'configuration failed ANTAM_SECRET',
    ]);
    expect(found).toContain('configuration failed ANTAM_SUPPORT_EMAIL');
    expect(verdicts(out)).toMatchObject({ database: 'ok', migrations: 'ok', world: 'failed', storage: 'ok' });
    expect(verdicts(out)).not.toHaveProperty('mail');
    expect(out).toContain('cookies and logins are not encrypted');
  });

  it('warns in production where messages by email or to phones are written to a folder and not sent', async () => {
    surroundings = await filledSurroundings('none');
    const { out } = await runCaptured(['doctor', '--json'], {
      ...surroundings.env,
      ...PRODUCTION_ENV,
      ANTAM_ORIGIN: 'https://127.0.0.1:1',
    });
    expect(findings(out).find(({ what }) => what === 'mail')).toMatchObject({
      verdict: 'warning',
      message: expect.stringMatching(/nothing is sent$/),
    });
    expect(findings(out).find(({ what }) => what === 'text messages')).toMatchObject({
      verdict: 'warning',
      message: expect.stringMatching(/not sent$/),
    });
  });

  it('names variables that nothing reads, with the nearest one that is read, and finds nothing wrong in them', async () => {
    surroundings = await filledSurroundings('tiny');
    const env = { ...surroundings.env, ANTAM_MAIL_FORM: 'thu@antam.example', ANTAM_QWZ: '1' };
    const { code, out } = await runCaptured(['doctor', '--json'], env);
    expect(code).toBe(0);
    expect(findings(out).slice(0, 2)).toMatchObject([
      { verdict: 'warning', message: 'ANTAM_MAIL_FORM is not known: is ANTAM_MAIL_FROM meant?' },
      { verdict: 'warning', message: 'ANTAM_QWZ is not known' },
    ]);
  });

  it('says what to do about pending migrations', async () => {
    surroundings = await newSurroundings();
    if (surroundings.env.DATABASE_URL === undefined) writeFileSync(path.join(surroundings.folder, 'antam.sqlite'), '');
    const { code, out } = await surroundings.antam('doctor', '--json');
    expect(code).toBe(1);
    const migrations = findings(out).find(finding => finding.what === 'migrations');
    expect(migrations).toMatchObject({ verdict: 'failed', remedy: 'run "antam migrate"' });
  });

  it('says that the database cannot be used', async () => {
    surroundings = await newSurroundings();
    const isPostgres = surroundings.env.DATABASE_URL !== undefined;
    if (!isPostgres)
      writeFileSync(path.join(surroundings.folder, 'antam.sqlite'), 'no database at all, just some text');
    const env = isPostgres
      ? { ...surroundings.env, DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' }
      : surroundings.env;
    const { code, out } = await runCaptured(['doctor', '--json'], env);
    expect(code).toBe(1);
    const database = findings(out).find(({ what }) => what === 'database');
    expect(database).toMatchObject(
      isPostgres
        ? {
            verdict: 'failed',
            message: 'The database at 127.0.0.1:1/none cannot be opened or written',
            remedy: 'check DATABASE_URL, the network, and that the server runs and its user may write',
          }
        : {
            verdict: 'failed',
            message: `The database ${path.join(surroundings.folder, 'antam.sqlite')} is damaged, or is no database`,
            remedy: 'put a backup back with "antam restore FILE --force", or let ANTAM_DATA name another folder',
          },
    );
  });

  it.runIf(process.env.TEST_DATABASE_URL)('says that a replica does not answer, and what to do', async () => {
    surroundings = await filledSurroundings('none');
    const env = (port: string) => {
      const url = new URL(surroundings.env.DATABASE_URL ?? '');
      if (port !== '') url.port = port;
      return { ...surroundings.env, DATABASE_READ_URL: url.href };
    };
    const well = await runCaptured(['doctor', '--json'], env(''));
    expect([well.code, verdicts(well.out).replica]).toEqual([0, 'ok']);
    const { code, out } = await runCaptured(['doctor', '--json'], env('1'));
    expect([code, verdicts(out).database]).toEqual([1, 'ok']);
    expect(findings(out).find(({ what }) => what === 'replica')).toMatchObject({
      verdict: 'failed',
      message: expect.stringMatching(/:1\/\w+: nobody answers at this address and port$/),
      remedy: expect.stringMatching(/start it, or take DATABASE_READ_URL out and restart/),
    });
  });

  it('says that nobody answers at the mail server, without its password', async () => {
    surroundings = await newSurroundings({ ANTAM_MAIL: 'smtp://user:hush@127.0.0.1:1' });
    const { code, out } = await surroundings.antam('doctor');
    expect(code).toBe(1);
    expect(out).toMatch(
      /mail\s+failed\s+127\.0\.0\.1:1: nobody answers at this address and port\s+check that it runs, and its/,
    );
    expect(out).not.toMatch(/hush|ESOCKET|ECONN|CONN\b/);
  });

  it('says that the mail server refuses the password, without printing it', async () => {
    const mailbox = await openMailbox({
      server: { allowInsecureAuth: true, onAuth: (_auth, _session, done) => done(refusal(535, 'wrong: hush')) },
    });
    surroundings = await newSurroundings({ ANTAM_MAIL: `smtp://user:hush@127.0.0.1:${mailbox.port}` });
    const refused = await surroundings.antam('doctor');
    expect(refused.out).toMatch(
      /mail\s+failed\s+127\.0\.0\.1:\d+: it refuses the user, key or password \(it answers 535\)/,
    );
    expect(refused.out + refused.err).not.toContain('hush');
    const { out } = await runCaptured(['doctor', '--json'], {
      ...surroundings.env,
      ANTAM_MAIL: `smtp://127.0.0.1:${mailbox.port}`,
    });
    expect(verdicts(out).mail).toBe('ok');
    await mailbox.close();
  });

  it('says that the mail folder cannot be written', async () => {
    surroundings = await newSurroundings();
    writeFileSync(path.join(surroundings.folder, 'mail'), 'a file where the folder should be');
    const { code, out } = await surroundings.antam('doctor', '--json');
    expect([code, verdicts(out).mail]).toEqual([1, 'failed']);
  });
});
