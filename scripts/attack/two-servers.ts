import type { Cluster } from '../torture/cluster.ts';
import type { TwoServers } from '../torture/crowd.ts';
import type { Target } from './target.ts';

/** Two processes of the attacked site, at which crowds come. */
export type AttackedPair = TwoServers & Pick<Cluster, 'services'>;

/** Starts a second process of the site under attack. */
export async function pairOf(target: Target): Promise<AttackedPair> {
  const second = await target.startSecond();
  const { url, services } = target;
  return {
    urls: () => [url, second],
    tally: { returns: 0 },
    services,
  };
}
