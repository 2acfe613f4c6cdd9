import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, longest first; each of the others takes less than half a minute. */
const LONGEST = [
  ...['every-page', 'account-pages', 'console-pages', 'bad-input', 'overlay', 'consent', 'lists', 'widgets'],
  ...['header', 'favourites', 'console-places', 'gallery', 'social-login', 'signup', 'login'],
];

/** Deals files out to shards so that they end together: to and fro, from the longest to the shortest. */
export class FairShards extends BaseSequencer {
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 };
    const dealt = [...files].sort((a, b) => rankOf(a) - rankOf(b) || (a.moduleId < b.moduleId ? -1 : 1));
    return dealt.filter((_, at) => {
      const round = Math.floor(at / count);
      const place = at % count;
      return (round % 2 === 0 ? place : count - 1 - place) === index - 1;
    });
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = LONGEST.indexOf(path.basename(moduleId, '.e2e.ts'));
  return rank === -1 ? LONGEST.length : rank;
}
