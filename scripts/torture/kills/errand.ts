import type { Cluster } from '../cluster.ts';
import type { Seen } from '../crowd.ts';
import type { Faults } from '../part.ts';

/** Writes of one kind that go on while a server is killed. */
export interface Errand {
  /** Each writes again and again, and answers what came back of every write. */
  readonly writers: ReadonlyArray<AsyncGenerator<Seen, void>>;
  /** What is lost, or stored by half, once the server is back. */
  faults(): Promise<Faults>;
}

/** Makes what the writers of one round need. */
export type MakeErrand = (cluster: Cluster) => Promise<Errand>;

/** Something that people do in steps, one after the other. */
export interface Progress {
  sent: number;
  acknowledged: number;
}

/** Notes that the next step is sent, and whether it was acknowledged. */
export async function step(progress: Progress, send: () => Promise<Seen>): Promise<Seen> {
  progress.sent += 1;
  const seen = await send();
  if (seen.status === 200) progress.acknowledged += 1;
  return seen;
}

/** What was acknowledged must be stored, and what was not may be, if it was sent at all. */
export function stepFaults(what: string, all: ReadonlyArray<Progress & { readonly stored: number }>): string[] {
  const lost = all.filter(({ acknowledged, stored }) => stored < acknowledged).length;
  const invented = all.filter(({ sent, stored }) => stored > sent).length;
  return [
    ...(lost > 0 ? [`${lost} ${what} that were acknowledged are lost`] : []),
    ...(invented > 0 ? [`${invented} ${what} are stored that nobody sent`] : []),
  ];
}

/** `count` of something is stored by half: without what is written in the same transaction. */
export const halfFaults = (what: string, count: number): string[] =>
  count > 0 ? [`${count} ${what} are stored without what follows from them`] : [];
