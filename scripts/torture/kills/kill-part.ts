import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../cluster.ts';
import { type Member, members, type Seen } from '../crowd.ts';
import type { Faults, Part } from '../part.ts';
import { claims } from './claims.ts';
import type { Errand } from './errand.ts';
import { holds } from './holds.ts';
import { mailFaults } from './mails.ts';
import { reviews } from './reviews.ts';
import { visits } from './visits.ts';
import { votes } from './votes.ts';
import { waiting } from './waiting.ts';

/** After so many answers the server is killed, while the next writes are under way. */
const MIN_ANSWERS = 20;
const MAX_ANSWERS = 80;

/** Half of them at the server that is killed. */
const crowds = new WeakMap<Cluster, Promise<Member[]>>();
const crowdOf = (cluster: Cluster): Promise<Member[]> => {
  const known = crowds.get(cluster) ?? members(cluster, 10);
  crowds.set(cluster, known);
  return known;
};

async function makeErrands(cluster: Cluster): Promise<Errand[]> {
  const people = await crowdOf(cluster);
  const owner = people[9];
  if (!owner) throw new Error('Nobody owns the promotions');
  return [
    await visits(cluster),
    await holds(cluster),
    await waiting(cluster),
    await votes(cluster, people.slice(0, 3)),
    await reviews(cluster, people.slice(3, 6)),
    await claims(cluster, people.slice(6, 9), owner),
  ];
}

async function killWhileWriting(cluster: Cluster): Promise<Faults> {
  const errands = await makeErrands(cluster);
  const round = { answers: 0, isOver: false };
  const writers = errands.flatMap(errand => errand.writers);
  let writing = writers.length;
  const written = writers.map(writer => keepWriting(writer, round).finally(() => (writing -= 1)));
  const enough = randomInt(MIN_ANSWERS, MAX_ANSWERS);
  while (round.answers < enough && writing > 0) await sleep(5);
  const faults: string[] = [];
  await cluster.kill(async () => {
    round.isOver = true;
    faults.push(...(await Promise.all(written)).flat());
  });
  for (const errand of errands) faults.push(...(await errand.faults()));
  return faults;
}

/** Goes on until the round is over or the connection breaks, which is no answer. Answers what was refused. */
async function keepWriting(
  writer: AsyncGenerator<Seen, void>,
  round: { answers: number; readonly isOver: boolean },
): Promise<Faults> {
  for await (const { status, text } of writer) {
    round.answers += 1;
    if (status !== 200 && status !== 0) return [`a write was answered ${status}: ${text}`];
    if (status === 0 || round.isOver) break;
  }
  return [];
}

export const KILL_PART: Part = {
  name: 'kills',
  summary: 'a server is killed during writes of every kind',
  round: killWhileWriting,
  finish: mailFaults,
  rounds: ({ kills }) => kills,
};
