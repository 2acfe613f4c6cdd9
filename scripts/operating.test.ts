import { readFileSync } from 'node:fs';
import path from 'node:path';
import { environmentSchema } from '@antam/server/platform/env/environment-schema.ts';
import { SECRET_VARIABLES } from '@antam/server/platform/env/secret-files.ts';
import { knownVariables } from '@antam/server/platform/env/unknown-names.ts';
import { metricsOf } from '@antam/server/testing/metrics-of.ts';
import { startTestApp } from '@antam/server/testing/test-app.ts';
import { beforeAll, expect, it } from 'vitest';

/** The first cells of the table rows of a page. */
function firstCells(page: string): string[] {
  const lines = readFileSync(path.resolve(import.meta.dirname, '../docs', page), 'utf8').split('\n');
  return lines.filter(line => line.startsWith('| `')).map(line => line.split('|')[1]?.trim() ?? '');
}

it('docs/settings.md lists every variable that is read, and no other, and marks those that hold secrets', () => {
  const cells = firstCells('settings.md');
  const nameOf = (cell: string) => /`(\w+)`/.exec(cell)?.[1] ?? cell;
  expect(cells.map(nameOf).toSorted()).toEqual(Object.keys(environmentSchema.shape).toSorted());
  const marked = cells.filter(cell => cell.includes('*')).map(nameOf);
  expect(marked.toSorted()).toEqual([...SECRET_VARIABLES].toSorted());
});

/** Names of all metrics that a process has, without the endings of histograms. */
let metrics: string[];
beforeAll(async () => {
  const app = await startTestApp();
  metrics = [...(await metricsOf(app)).matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name);
  await app.close();
});

const isOwn = (name: string) => !/^(process|nodejs)_/.test(name);

it('docs/metrics.md lists every metric of ours, and no other', () => {
  const listed = firstCells('metrics.md').map(cell => cell.replaceAll('`', ''));
  expect(listed.toSorted()).toEqual(metrics.filter(isOwn).toSorted());
});

it.each(['alerts.yaml', 'grafana-dashboard.json'])('%s asks for metrics that exist', file => {
  const text = readFileSync(path.resolve(import.meta.dirname, 'deploy', file), 'utf8');
  const asked = [...text.matchAll(/\b(?:antam|http|process|nodejs)_[a-z\d_]+/g)].map(([name]) => name);
  expect(asked.length).toBeGreaterThan(8);
  const isThere = (name: string) =>
    metrics.includes(name) || metrics.includes(name.replace(/_(bucket|count|sum)$/, ''));
  expect(asked.filter(name => !isThere(name))).toEqual([]);
});

it('the files for operators set only variables that are read', () => {
  const known = knownVariables();
  for (const file of [
    'compose.yaml',
    'Containerfile',
    'antam.service',
    'antam-worker.service',
    'nginx.conf',
    'nginx-cache.conf',
    'antam-nginx-purge.service',
    'Caddyfile',
  ]) {
    const text = readFileSync(path.resolve(import.meta.dirname, 'deploy', file), 'utf8');
    const named = [...text.matchAll(/\b(ANTAM_[A-Z_]+|DATABASE_[A-Z]*URL[A-Z_]*)\b/g)].map(([name]) => name);
    expect([file, named.filter(name => !known.includes(name))]).toEqual([file, []]);
  }
});
