import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { jobName } from './names.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const TOPIC = /defineTopic\(\s*'([a-z.-]+)'|DailyJob = \{\s*name: '([a-z.-]+)'/g;

const topics = ['server', 'cli'].flatMap(workspace =>
  readdirSync(path.join(ROOT, workspace), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/node_modules|testing/.test(file))
    .flatMap(file => [...readFileSync(path.join(ROOT, workspace, file), 'utf8').matchAll(TOPIC)])
    .map(([, topic, daily]) => topic ?? daily ?? ''),
);

it('every kind of job has a name in Vietnamese', () => {
  expect(topics.length).toBeGreaterThan(35);
  expect(topics.filter(topic => jobName(topic) === topic)).toEqual([]);
});
