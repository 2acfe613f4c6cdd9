import { execFile } from 'node:child_process';
import { hostname } from 'node:os';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFakeSite, type FakeSite } from '../../testing/fake-site.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { isUniqueViolation } from '../errors/database-errors.ts';
import { ContentVersion } from '../platform.entity.ts';
import { RELEASE } from '../release.ts';
import { createLogger, type Logger } from './logger.ts';

const lines: string[] = [];
const log: Logger = createLogger('info', { write: line => void lines.push(line) });
let app: TestApp;
let site: FakeSite;
beforeAll(async () => {
  site = createFakeSite();
  app = await startTestApp({ services: { log }, site });
});
afterAll(async () => {
  await app.close();
  site.remove();
});

it('logs template, status and time of each request under its id', async () => {
  lines.length = 0;
  const answer = await app.request('/api/v1/site/?page=2');
  const line = JSON.parse(lines[0] ?? '{}');
  expect(line).toEqual({
    level: 30,
    time: expect.any(Number),
    pid: process.pid,
    host: hostname(),
    release: RELEASE,
    id: answer.headers.get('x-request-id'),
    method: 'GET',
    route: '/api/v1/site/',
    status: 200,
    ms: expect.any(Number),
    msg: 'request',
  });
});

it('the log takes the id of a request from a trusted proxy alone, and only what looks like one', async () => {
  const behind = await startTestApp({ services: { log }, site, config: { trustProxy: 1 } });
  const idFor = async (one: TestApp, sent: string) => {
    const answer = await one.request('/api/v1/site/', { headers: { 'x-request-id': sent } });
    return answer.headers.get('x-request-id');
  };
  lines.length = 0;
  expect(await idFor(behind, '8f14e45fceea167a5a36dedd4bea2543')).toBe('8f14e45fceea167a5a36dedd4bea2543');
  expect(JSON.parse(lines[0] ?? '{}').id).toBe('8f14e45fceea167a5a36dedd4bea2543');
  for (const sent of ['short', 'with blank and more', 'x'.repeat(65)]) expect(await idFor(behind, sent)).not.toBe(sent);
  expect(await idFor(app, '8f14e45fceea167a5a36dedd4bea2543')).not.toBe('8f14e45fceea167a5a36dedd4bea2543');
  await behind.close();
});

it('logs no address, no query, no cookie and no body', async () => {
  lines.length = 0;
  await app.request('/api/v1/site/?q=secret-query', {
    headers: { cookie: 'name=secret-cookie', 'x-forwarded-for': '203.0.113.7' },
  });
  await app.request('/secret-path/');
  await app.request('/broken/');
  await app.request('/api/v1/place/', { method: 'POST', body: JSON.stringify({ name: 'secret-body' }) });
  expect(lines.length).toBeGreaterThanOrEqual(4);
  expect(lines.join('')).not.toMatch(/secret-|203\.0\.113|127\.0\.0\.1/);
});

it('logs an unexpected error with its stack, under the id that the visitor is shown', async () => {
  lines.length = 0;
  const answer = await app.request('/broken/');
  const failure = lines.map(line => JSON.parse(line)).find(line => line.level === 50);
  expect(failure.id).toBe(answer.headers.get('x-request-id'));
  expect(failure.error).toMatchObject({
    type: 'Error',
    message: 'hunter2 broke the page',
    stack: expect.stringContaining('fake-site'),
  });
});

it('logs no value of a row that the database refuses', async () => {
  lines.length = 0;
  const insert = () =>
    app.services.db.transaction(async ({ em }) => {
      em.create(ContentVersion, { name: 'secret-value', version: 1 });
    });
  await insert();
  const refusal: unknown = await insert().catch(error => error);
  expect(isUniqueViolation(refusal)).toBe(true);
  log.error({ error: refusal }, 'refused');
  expect(lines.join('')).toContain('refused');
  expect(lines.join('')).not.toContain('secret-value');
});

it.runIf(process.platform === 'linux')('lines that a full disk does not take end no process', async () => {
  const program = `
    const { createLogger } = await import(${JSON.stringify(new URL('./logger.ts', import.meta.url).href)});
    createLogger('info').info('one');
    setTimeout(() => process.stderr.write('goes on'), 1_500);`;
  const { stderr } = await promisify(execFile)('sh', [
    '-c',
    '"$0" --input-type=module -e "$1" > /dev/full',
    process.execPath,
    program,
  ]);
  expect(stderr).toBe('goes on');
});
