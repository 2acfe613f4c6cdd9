import type { Services } from '@antam/server/platform/services.ts';

/** One kind of write. `plan` prepares a world for so many calls, and answers what the nth does. */
export interface PlannedWrites {
  readonly name: string;
  plan(services: Services, calls: number): Promise<(services: Services, n: number) => Promise<unknown>>;
}
