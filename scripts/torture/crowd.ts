import { randomUUID } from 'node:crypto';
import { createVisitor, type Request } from '@antam/server/testing/visitor.ts';
import { addMember } from '../../cli/testing/add-member.ts';
import type { Cluster } from './cluster.ts';

/** One answer. Status 0 where the connection broke: the server was killed. */
export interface Seen {
  readonly status: number;
  readonly text: string;
}

/** A person's browser, at the first server or the second. */
export type Person = (path: string, body: object, headers?: Readonly<Record<string, string>>) => Promise<Seen>;

let addresses = 0;

/** Two servers, by any way of running them. */
export type TwoServers = Pick<Cluster, 'urls' | 'tally'>;

/** So many strangers, half of them at each server; each has the token that writes carry. */
export function strangers(cluster: TwoServers, count: number): Promise<Person[]> {
  const urls = cluster.urls();
  return Promise.all(Array.from({ length: count }, (_, n) => admitted(cluster, createVisitor(urls[n % 2] ?? ''))));
}

/** A person who is logged in. */
export interface Member {
  readonly who: Person;
  readonly account: number;
}

/** So many people with accounts of their own, half of them at each server. */
export async function members(cluster: TwoServers & Pick<Cluster, 'services'>, count: number): Promise<Member[]> {
  const { services, urls } = cluster;
  const people: Member[] = [];
  for (let n = 0; n < count; n += 1) {
    const { account, cookies } = await addMember(services, `dong-nguoi-${randomUUID()}@thu.example`);
    people.push({ who: await admitted(cluster, createVisitor(urls()[n % 2] ?? '', cookies)), account });
  }
  return people;
}

/**
 * A server that is too busy to take its turn has done nothing, and asks to come again after it has waited for seconds;
 * on a slow machine many do. A caller who is sent away more often has failed.
 */
const MAX_RETURNS = 20;

/** Each request comes from an address of its own unless its headers name one, so that limits by address are not met. */
export async function admitted({ tally }: Pick<TwoServers, 'tally'>, visitor: Request): Promise<Person> {
  await (await visitor('/api/v1/site/')).arrayBuffer();
  return async (path, body, headers = {}) => {
    addresses += 1;
    const address = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
    const init = { method: 'POST', body: JSON.stringify(body), headers: { 'x-forwarded-for': address, ...headers } };
    try {
      for (let returns = 0; ; returns += 1) {
        const answer = await visitor(path, init);
        const text = await answer.text();
        if (!isToComeAgain(answer) || returns === MAX_RETURNS) return { status: answer.status, text };
        tally.returns += 1;
      }
    } catch {
      return { status: 0, text: '' };
    }
  };
}

const isToComeAgain = ({ status, headers }: Response) => status === 503 && headers.has('retry-after');

/** How many answers have each status: `3 × 200, 197 × 409`. */
export function told(answers: readonly Seen[]): string {
  const counts = [...Map.groupBy(answers, ({ status }) => status)].sort(([a], [b]) => a - b);
  return counts.map(([status, same]) => `${same.length} × ${status}`).join(', ');
}

/** What is wrong with a race in which so many win and the others read why they did not. */
export function raceFaults(answers: readonly Seen[], winners: number, loserText: string): string[] {
  const won = answers.filter(({ status }) => status === 200).length;
  const lost = answers.filter(({ status, text }) => status === 409 && text.includes(loserText)).length;
  const faults = won === winners ? [] : [`${won} won instead of ${winners}`];
  if (won + lost < answers.length) faults.push(`not every loser was told so: ${told(answers)}`);
  return faults;
}
