import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { constants, getPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { PATIENCE_MS } from '@antam/server/testing/patience.ts';
import { PRODUCTION_ENV } from '@antam/server/testing/production-env.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { runExecutable, startExecutable } from '../testing/executable.ts';
import { filledSurroundings, newSurroundings, type Surroundings } from '../testing/surroundings.ts';

let surroundings: Surroundings | undefined;
afterEach(async () => {
  await surroundings?.remove();
  surroundings = undefined;
});

describe('antam serve', () => {
  it('[CLI-03] serves a world from memory and leaves nothing behind', async () => {
    const temporary = mkdtempSync(path.join(tmpdir(), 'antam-cli-'));
    const env = { NODE_ENV: 'test', TMPDIR: temporary };
    const server = await startExecutable(['serve', '--memory', '--world', 'tiny', '--port', '0'], env);
    expect(readdirSync(temporary)).toHaveLength(1);
    const answer = await fetch(`${server.url}/api/v1/search?q=${encodeURIComponent(PROFESSIONALS.mai.name)}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(PROFESSIONALS.mai.name);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
    expect(readdirSync(temporary)).toEqual([]);
    rmSync(temporary, { recursive: true });
  });

  it('fills an empty database with the reference lists and keeps it on the next start', async () => {
    surroundings = await newSurroundings();
    for (const round of [1, 2]) {
      const server = await startExecutable(['serve', '--port', '0'], surroundings.env);
      const provinces = await (await fetch(`${server.url}/api/v1/area/province/`)).json();
      expect(provinces, `start ${round}`).toHaveLength(34);
      expect(await server.stop()).toBe(0);
    }
  });

  it('has bulk work done by a process of low priority, which counts its jobs and ends with it, even killed', async () => {
    surroundings = await filledSurroundings('none');
    const env = {
      ...surroundings.env,
      ANTAM_LOG_LEVEL: 'info',
      ANTAM_METRICS_TOKEN: 'a token of the test, long enough',
    };
    const server = await startExecutable(['serve', '--port', '0'], env);
    const authorization = `Bearer ${env.ANTAM_METRICS_TOKEN}`;
    const metrics = async () => (await fetch(`${server.url}/metrics`, { headers: { authorization } })).text();
    // Daily jobs are due.
    await expect
      .poll(metrics, { timeout: PATIENCE_MS, interval: 200 })
      .toMatch(/antam_job_duration_seconds_count.* [1-9]/);
    const pid = Number(/"bulk":(\d+)/.exec(server.said.out)?.[1]);
    expect(getPriority(pid)).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
    server.kill('SIGKILL');
    const isThere = () => {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    };
    await expect.poll(isThere, { timeout: PATIENCE_MS, interval: 50 }).toBe(false);
  });

  it('keeps other data than the world it was asked for', async () => {
    surroundings = await filledSurroundings('tiny');
    const server = await startExecutable(['serve', '--port', '0', '--world', 'demo'], surroundings.env);
    expect(server.said.err).toContain('holds the world tiny; it is kept');
    await server.stop();
  });

  it('warns in production of an address that is not encrypted, and says which database is damaged and what to do', async () => {
    surroundings = await newSurroundings();
    const file = path.join(surroundings.folder, 'antam.sqlite');
    writeFileSync(file, 'no database '.repeat(1_000));
    const env = { ...surroundings.env, DATABASE_URL: '', ...PRODUCTION_ENV, ANTAM_ORIGIN: 'http://localhost' };
    const { code, err } = await runExecutable(['serve', '--port', '0'], env);
    expect(code).toBe(1);
    expect(err).toContain('ANTAM_ORIGIN begins with http://: cookies and logins are not encrypted');
    expect(err).toContain(`antam: The database ${file} is damaged, or is no database: put a backup back with`);
    expect(err).not.toMatch(/SQLITE_|\n {4}at /);
  });

  it('says that the port is taken', async () => {
    surroundings = await filledSurroundings('none');
    const other = createServer();
    await new Promise<void>(resolve => other.listen(0, resolve));
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { code, err } = await runExecutable(['serve', '--port', String(port)], surroundings.env);
    other.close();
    expect(code).toBe(1);
    expect(err).toContain(`antam: Port ${port} is taken`);
  });
});
