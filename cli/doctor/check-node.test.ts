import { expect, it } from 'vitest';
import { checkNode } from './check-node.ts';

it.each([
  ['26.10.0', undefined, 'ok'],
  ['26.10.0', '26.10.0', 'ok'],
  ['26.11.0', '26.10.9', 'ok'],
  ['27.0.0', '26.10.1', 'ok'],
  ['26.10.0', '26.10.1', 'failed'],
  ['26.9.12', '26.10.0', 'failed'],
  ['26.10.0', '27.0.0', 'failed'],
  ['26.9.12', undefined, 'warning'],
])('antam doctor finds Node %s beside a named security release %s: %s', (running, nodeMinimum, verdict) => {
  const finding = checkNode({ nodeMinimum }, running, '26.10.0');
  expect([finding.verdict, finding.message]).toEqual([verdict, expect.stringContaining(running)]);
  if (verdict !== 'ok') expect(finding.remedy).toContain('"Security updates" in docs/operating.md');
});

it('antam doctor finds the Node that the release brings right', () => {
  expect(checkNode({ nodeMinimum: undefined }).verdict).toBe('ok');
});
