import { readFileSync } from 'node:fs';
import type { Config } from '@antam/server/platform/env/config.ts';
import { z } from 'zod';
import { type Finding, failed, ok, warning } from './finding.ts';

const manifest = z.object({ optionalDependencies: z.record(z.string(), z.string()) });

/** The Node that this release brings, and was tried with. */
const broughtNode = (): string => {
  const read: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return Object.values(manifest.parse(read).optionalDependencies)[0] ?? process.versions.node;
};

const REMEDY =
  'install a release that brings it, or run this one by a newer Node: "Security updates" in docs/operating.md';

/**
 * Whether the Node that runs is at least the one that operators ask for (`ANTAM_NODE_MINIMUM`), and the one that the
 * release was tried with. Nothing is asked over the network.
 */
export function checkNode(
  { nodeMinimum }: Pick<Config, 'nodeMinimum'>,
  running = process.versions.node,
  brought = broughtNode(),
): Finding {
  if (nodeMinimum !== undefined && isOlder(running, nodeMinimum)) {
    return failed('Node', `${running} runs, ANTAM_NODE_MINIMUM asks for the security release ${nodeMinimum}`, REMEDY);
  }
  if (isOlder(running, brought)) {
    return warning('Node', `${running} runs, older than the ${brought} that this release was tried with`, REMEDY);
  }
  const asked =
    nodeMinimum === undefined ? 'no security release is named in ANTAM_NODE_MINIMUM' : `at least ${nodeMinimum}`;
  return ok('Node', `${running}; ${asked}`);
}

function isOlder(version: string, other: string): boolean {
  const [a, b] = [numbersOf(version), numbersOf(other)];
  const place = a.findIndex((number, index) => number !== b[index]);
  return place >= 0 && (a[place] ?? 0) < (b[place] ?? 0);
}

const numbersOf = (version: string): number[] => version.split('.').map(Number);
