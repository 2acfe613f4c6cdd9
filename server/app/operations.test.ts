import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fixedClock } from '../platform/clock/clock.ts';
import { writeSetting } from '../platform/db/stored-setting.ts';
import { defineFeature, type Feature } from '../platform/features/feature.ts';
import { endpoint } from '../platform/http/endpoint.ts';
import { enqueue } from '../platform/jobs/outbox.ts';
import { defineTopic } from '../platform/jobs/topic.ts';
import { serveMetrics } from '../platform/metrics/serve-metrics.ts';
import { RELEASE } from '../platform/release.ts';
import { metricsOf } from '../testing/metrics-of.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createApp } from './create-app.ts';
import { listen } from './listen.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('health', () => {
  it('says that the process lives', async () => {
    expect(await (await app.request('/healthz')).json()).toEqual({ status: 'ok' });
  });

  it('says ready when database, migrations and storage are ready', async () => {
    const answer = await app.request('/readyz');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      ready: true,
      draining: false,
      database: 'ok',
      migrations: 'ok',
      writes: 'ok',
      storage: 'ok',
      search: 'ok',
    });
  });

  it('says that pictures fail, and stays ready, when their store cannot be written', async () => {
    const files = { ...app.services.files, check: () => Promise.reject(new Error('disk full')) };
    const other = await listen(createApp({ ...app.services, files }), { port: 0 });
    const answer = await fetch(`${other.url}/readyz`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ ready: true, storage: 'failed', database: 'ok' });
    await other.drain();
  });

  it('says that the search index is being built, and stays ready', async () => {
    const search = { ...app.services.search, isBuilding: () => true };
    const other = await listen(createApp({ ...app.services, search }), { port: 0 });
    const answer = await fetch(`${other.url}/readyz`);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      expect.objectContaining({ ready: true, search: 'building' }),
    ]);
    await other.drain();
  });

  it('says two seconds after the store can be written again that it can, and checks a working store every thirty seconds only', async () => {
    const clock = fixedClock(new Date('2031-03-01T02:00:00Z'));
    let asked = 0;
    const check = async () => {
      asked += 1;
      if (asked === 1) throw new Error('disk full');
    };
    const files = { ...app.services.files, check };
    const other = await listen(createApp({ ...app.services, files, clock }), { port: 0 });
    const statusAfter = async (milliseconds: number) => {
      clock.advance(milliseconds);
      return Object(await (await fetch(`${other.url}/readyz`)).json()).storage;
    };
    expect([await statusAfter(0), await statusAfter(1_999), asked]).toEqual(['failed', 'failed', 1]);
    expect([await statusAfter(1), asked]).toEqual(['ok', 2]);
    expect([await statusAfter(29_999), asked]).toEqual(['ok', 2]);
    expect([await statusAfter(1), asked]).toEqual(['ok', 3]);
    await other.drain();
  });
});

describe('metrics', () => {
  it('name route templates, never addresses', async () => {
    await app.request('/api/v1/site/?q=geheim');
    await app.request('/geheim/');
    const text = await metricsOf(app);
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/v1\/site\/",status="200"\} [1-9]/,
    );
    expect(text).toMatch(/route="unmatched",status="404"/);
    expect(text).toContain('process_resident_memory_bytes');
    expect(text).not.toContain('geheim');
  });

  it('say which release runs, what waits in the outbox, and what statements and jobs take', async () => {
    const { db, clock } = app.services;
    const topic = defineTopic('test.waiting', z.object({}));
    await db.transaction(unit => enqueue(unit, topic, {}, { now: new Date(clock.now().getTime() - 90_000) }));
    const text = await metricsOf(app);
    expect(text).toMatch(
      new RegExp(`^antam_build_info\\{release="${RELEASE.replace('+', '\\+')}",node="[\\d.]+"\\} 1$`, 'm'),
    );
    expect(text).toContain('antam_outbox_jobs{topic="test.waiting",state="due"} 1');
    expect(text).toMatch(/^antam_outbox_oldest_due_seconds\{topic="test.waiting"\} 9\d/m);
    expect(text).toMatch(/^antam_database_statements_total\{operation="insert"\} [1-9]/m);
    expect(text).toMatch(/^antam_backup_last_success_timestamp_seconds 0$/m);
  });

  it('say from when on a backup by plan is late, and nothing of it while there is no plan', async () => {
    const { db, clock } = app.services;
    const late = async () => /^antam_backup_late_timestamp_seconds (.*)$/m.exec(await metricsOf(app))?.[1];
    expect(await late()).toBeUndefined();
    const value = { target: '/var/backups', everyMs: 3_600_000, keep: 3, since: 1_000_000 };
    const now = clock.now();
    await db.transaction(unit => writeSetting(unit, { name: 'backup-plan', value, now }));
    expect(await late()).toBe('8200');
    await db.transaction(unit => writeSetting(unit, { name: 'backup-plan', value: null, now }));
    expect(await late()).toBeUndefined();
  });

  it('are on a port of their own without a token, and nothing else is', async () => {
    const own = await serveMetrics(app.services.metrics, { host: '127.0.0.1', port: 0 });
    const at = `http://127.0.0.1:${own.port}`;
    const answer = await fetch(`${at}/metrics`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, app.services.metrics.contentType]);
    expect(await answer.text()).toContain('process_resident_memory_bytes');
    expect((await fetch(`${at}/`)).status).toBe(404);
    expect((await fetch(`${at}/metrics`, { method: 'POST' })).status).toBe(404);
    await own.close();
  });
});

describe('draining', () => {
  it('says not ready while it still answers', async () => {
    const instance = createApp(app.services);
    const draining = await listen(instance, { port: 0 });
    instance.startDraining();
    const ready = await fetch(`${draining.url}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ ready: false, draining: true, database: 'ok' });
    expect((await fetch(`${draining.url}/healthz`)).status).toBe(200);
    await draining.drain();
  });

  it('finishes the requests in flight, takes no new ones and ends', async () => {
    const entered = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<string>();
    const slow = slowFeature(() => {
      entered.resolve();
      return finish.promise;
    });
    const draining = await listen(createApp(app.services, { features: [slow] }), { port: 0 });
    const inFlight = fetch(`${draining.url}/api/v1/slow/`);
    await entered.promise;
    const ended = draining.drain();
    const isAnswered = () =>
      fetch(`${draining.url}/healthz`).then(
        () => true,
        () => false,
      );
    await expect.poll(isAnswered).toBe(false);
    finish.resolve('done');
    expect(await (await inFlight).json()).toBe('done');
    await ended;
  });
});

function slowFeature(handle: () => Promise<string>): Feature {
  const slow = endpoint({
    method: 'GET',
    path: '/api/v1/slow/',
    summary: 'Takes its time',
    access: 'public',
    answer: z.string(),
    handle,
  });
  return defineFeature({ name: 'slow', uses: [], endpoints: () => [slow] });
}
