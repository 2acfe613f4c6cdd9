import { closeServices, createServices } from '@antam/server/app/create-services.ts';
import { EVERYTHING, FOUND } from '@antam/server/platform/cache/tag.ts';
import { fixedClock } from '@antam/server/platform/clock/clock.ts';
import { readConfig } from '@antam/server/platform/env/config.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { filledSurroundings, type Surroundings } from '../testing/surroundings.ts';

let surroundings: Surroundings;
afterEach(() => surroundings.remove());

describe('antam reindex', () => {
  it('announces to a running server that it is done, so that cached pages of search results become stale', async () => {
    surroundings = await filledSurroundings('tiny');
    const clock = fixedClock(new Date());
    const running = await createServices(readConfig(surroundings.env), { clock });
    try {
      const heard: string[] = [];
      running.tags.onChange(names => void heard.push(...names));
      await running.tags.catchUp();
      const { code, out } = await surroundings.antam('reindex');
      expect([code, out]).toEqual([0, expect.stringContaining('documents indexed')]);
      clock.advance(1_000);
      await running.tags.catchUp();
      // Lists and their counts first; what is found last, once the index is written. Between them may stand the free times
      // that passed since the world was seeded.
      expect(heard[0]).toBe(EVERYTHING);
      expect(heard.at(-1)).toBe(FOUND.name);
    } finally {
      await closeServices(running);
    }
  });
});
