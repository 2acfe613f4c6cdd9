import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, promisify } from 'node:util';
import type { Cluster } from '../cluster.ts';
import type { Faults, Part } from '../part.ts';
import { expectedNight, MIDNIGHTS, type Night } from './midnights.ts';

const PROCESS = fileURLToPath(new URL('zone-process.ts', import.meta.url));
const ZONES = ['UTC', 'Asia/Ho_Chi_Minh', 'America/Los_Angeles'];

/** Servers that stand in three time zones live through midnights of Việt Nam on databases of their own. */
async function standElsewhere({ services: { config } }: Cluster): Promise<Faults> {
  const { database } = config;
  const server = database.engine === 'postgresql' ? database.url : '';
  const found = await Promise.all(ZONES.map(zone => faultsIn(zone, server)));
  return found.flat();
}

async function faultsIn(zone: string, server: string): Promise<string[]> {
  const env = { ...process.env, TZ: zone, TEST_DATABASE_URL: server };
  const { stdout } = await promisify(execFile)(process.execPath, [PROCESS], { env });
  const nights: readonly Night[] = JSON.parse(stdout);
  return MIDNIGHTS.flatMap((midnight, n) =>
    isDeepStrictEqual(nights[n], expectedNight(midnight))
      ? []
      : [`in ${zone} the night after ${midnight.eve} was ${JSON.stringify(nights[n])}`],
  );
}

export const ZONE_PART: Part = {
  name: 'zones',
  summary: 'midnight, the end of the year and 29 February in three time zones',
  round: standElsewhere,
  // The clock is driven: it is the same every time.
  rounds: () => 1,
};
