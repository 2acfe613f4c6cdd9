import type { ChangedTags } from '../platform/cache/changed-tags.ts';
import { createPageCache, type RefreshOutcome } from '../platform/cache/page-cache.ts';
import type { Tag } from '../platform/cache/tag.ts';
import { fixedClock } from '../platform/clock/clock.ts';

const KILOBYTE = 1_024;

/** Tags that this process alone changes, and at which moment it likes. */
export function fakeTags() {
  const listeners: Array<(names: readonly string[], agoMs: number) => void> = [];
  const tags: ChangedTags = {
    write: async () => undefined,
    catchUp: async () => undefined,
    onChange: listener => void listeners.push(listener),
  };
  return { tags, tell: (...names: string[]) => listeners.forEach(listener => void listener(names, 0)) };
}

/** Pages that show the number of their rendering, so that each can be recognised. */
export function numbered(tags: readonly Tag[] | undefined) {
  const fake = fakeTags();
  const clock = fixedClock(new Date());
  const failures: unknown[] = [];
  const refreshes: RefreshOutcome[] = [];
  const cache = createPageCache<{ bytes: number; tags: typeof tags; number: number }, 'plain'>(
    { plain: 64 * KILOBYTE },
    {
      tags: fake.tags,
      clock,
      onFailure: error => void failures.push(error),
      onRefresh: outcome => void refreshes.push(outcome),
    },
  );
  let rendered = 0;
  let isBroken = false;
  let status: 'good' | 'failure' | 'gone' = 'good';
  let meanwhile: () => unknown = () => undefined;
  const render = async () => {
    if (isBroken) throw new Error('broken');
    rendered += 1;
    const number = rendered;
    await meanwhile();
    return { bytes: KILOBYTE, tags, number };
  };
  const recipe = {
    again: render,
    partitionOf: () => (status === 'good' ? ('plain' as const) : null),
    isFailure: () => status === 'failure',
  };
  const rendering = { render, recipe: () => recipe };
  const asked = (key = '/') => cache.get(key, rendering);
  const shown = async (key = '/') => (await asked(key)).page.number;
  return {
    tell: fake.tell,
    clock,
    failures,
    refreshes,
    asked,
    shown,
    close: cache.close,
    /** The number shown, after whatever that has begun in the background. */
    settled: async () => {
      const number = await shown();
      await new Promise(resolve => setImmediate(resolve));
      return number;
    },
    rendered: () => rendered,
    /** What happens in each rendering, which ends after it. */
    whileRendering: (happens: () => unknown) => {
      meanwhile = happens;
    },
    breakDown: (broken: boolean) => {
      isBroken = broken;
    },
    /** What the pages rendered from here on are. */
    become: (what: typeof status) => {
      status = what;
    },
  };
}
