import { writeFileSync } from 'node:fs';
import { toSqliteValue } from '@antam/server/platform/db/engine.ts';
import type { Position } from '@antam/server/platform/geo/distance.ts';
import { z } from 'zod';
import type { Scenario } from '../scenarios.ts';
import { floorOf } from './floors.ts';

const cookie = z.object({ lat: z.number(), lon: z.number() });

/** Writes down the floor of each address of the scenarios, for the bare server to run on SQLite. */
export function writeFloors(scenarios: readonly Scenario[], file: string): void {
  const now = new Date();
  const byUrl = scenarios.flatMap(scenario => {
    const position = positionOf(scenario);
    return scenario.paths.map(path => {
      const { sql, params } = floorOf(path, { engine: 'sqlite', now, position });
      return [path, [{ sql, params: params.map(toSqliteValue) }]] as const;
    });
  });
  writeFileSync(file, JSON.stringify(Object.fromEntries(byUrl)));
}

/** Where the visitors of a scenario are, as their cookie says. */
function positionOf({ headers }: Scenario): Position | undefined {
  const [, value] = /user_location=([^;]+)/.exec(headers?.cookie ?? '') ?? [];
  if (value === undefined) return undefined;
  const { lat, lon } = cookie.parse(JSON.parse(decodeURIComponent(value)));
  return { lat, long: lon };
}
