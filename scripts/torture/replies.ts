import { aThread } from '@antam/fixtures/factories/threads.ts';
import { createDiscussions } from '@antam/server/testing/discussions.ts';
import type { Cluster } from './cluster.ts';
import { type Member, members, told } from './crowd.ts';
import type { Faults, Part } from './part.ts';
import { rows } from './rows.ts';

const CROWD = 100;

/** An account may reply thirty times an hour, and everybody replies twice a round. */
const ROUNDS_OF_A_CROWD = 15;

interface Crowd {
  readonly people: Promise<Member[]>;
  rounds: number;
}

const crowds = new WeakMap<Cluster, Crowd>();

/** People of long standing, whose replies wait for nobody. */
function crowdOf(cluster: Cluster): Promise<Member[]> {
  const known = crowds.get(cluster);
  const crowd =
    known && known.rounds < ROUNDS_OF_A_CROWD ? known : { people: membersOfLongStanding(cluster), rounds: 0 };
  crowd.rounds += 1;
  crowds.set(cluster, crowd);
  return crowd.people;
}

async function membersOfLongStanding(cluster: Cluster): Promise<Member[]> {
  const crowd = await members(cluster, CROWD);
  const { trust } = createDiscussions(cluster.services);
  for (const { account } of crowd) await trust(account);
  return crowd;
}

/** Everybody replies to one thread at once, each of them twice by a double click; every reply must be there once, in order. */
async function reply(cluster: Cluster): Promise<Faults> {
  const crowd = await crowdOf(cluster);
  const { id } = await aThread(cluster.services.db);
  const answers = await Promise.all(
    crowd.flatMap(({ who, account }) => {
      const body = { thread_id: id, body: `Mình cũng từng bị như vậy, người thứ ${account} của câu hỏi ${id}.` };
      return [who('/api/v1/post/', body), who('/api/v1/post/', body)];
    }),
  );
  const stored = await rows<{ position: number }>(
    cluster,
    `select position from post where kind = 'thread' and entity_id = ? and position > 0 and status = 'published'
     order by position`,
    [id],
  );
  const [counted] = await rows<{ reply_count: number }>(cluster, 'select reply_count from thread where id = ?', [id]);
  const faults = answers.every(({ status }) => status === 200) ? [] : [`replies were answered ${told(answers)}`];
  const lost = stored.length === CROWD ? [] : [`${stored.length} replies of ${CROWD} people are stored`];
  const isInOrder = stored.every(({ position }, index) => position === index + 1);
  const gaps = isInOrder ? [] : ['positions have gaps, or stand twice'];
  const wrong =
    counted?.reply_count === stored.length ? [] : [`${counted?.reply_count} of ${stored.length} are counted`];
  return [...faults, ...lost, ...gaps, ...wrong];
}

export const REPLY_PARTS: readonly Part[] = [
  { name: 'replies', summary: '100 people reply to one thread, each with a double click', round: reply },
];
