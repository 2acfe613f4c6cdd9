import { describe, expect, it } from 'vitest';
import { numbered } from '../../testing/numbered-pages.ts';
import { anyOf, EVERYTHING, listOf, namesOfChange, namesOfCounts, namesOfHiding, quoted, record } from './tag.ts';

describe('a cached page', () => {
  it('is stale at once with the record that it is about, and with no other one', async () => {
    const { tell, shown } = numbered([record('place', 12), anyOf('term')]);
    expect(await shown()).toBe(1);
    tell(...namesOfChange('place', [1, 13, 120]), ...namesOfCounts('place', [12]));
    expect(await shown()).toBe(1);
    tell(...namesOfChange('place', [12]));
    expect(await shown()).toBe(2);
    tell(...namesOfChange('term', [5]));
    expect(await shown()).toBe(3);
    expect(await shown()).toBe(3);
  });

  it('that quotes a record is stale with what it quotes of it, and with nothing else that is known of a change', async () => {
    const { tell, shown } = numbered([record('place', 12), quoted('professional', 3, ['name', 'status'])]);
    await shown();
    tell(...namesOfChange('professional', [3], ['description', 'updatedAt']), ...namesOfChange('professional', [4]));
    expect(await shown()).toBe(1);
    tell(...namesOfChange('professional', [3], ['description', 'name']));
    expect(await shown()).toBe(2);
    tell(...namesOfChange('professional', [3]));
    expect(await shown()).toBe(3);
    tell(
      ...namesOfChange(
        'professional',
        Array.from({ length: 101 }, (_, n) => n + 1),
        ['description'],
      ),
    );
    expect(await shown()).toBe(4);
    tell(...namesOfChange('place', [12], ['description']));
    expect(await shown()).toBe(5);
  });

  it('that may show a change late shows nothing any longer that is hidden, also after a change that it may show late', async () => {
    const { tell, shown } = numbered([listOf('thread')]);
    expect(await shown()).toBe(1);
    tell(...namesOfHiding(namesOfChange('thread', [1])));
    expect(await shown()).toBe(2);
    tell(...namesOfChange('thread', [1]));
    expect(await shown()).toBe(2);
    tell(...namesOfHiding(['thread']));
    expect(await shown()).toBeGreaterThan(2);
  });

  it('that is about a record and quotes it as well is stale with any change of it', async () => {
    const { tell, shown } = numbered([record('place', 12), quoted('place', 12, ['status'])]);
    await shown();
    tell(...namesOfChange('place', [12], ['description']));
    expect(await shown()).toBe(2);
  });

  it('is stale with a change of more aspects than are named, whatever it quotes', async () => {
    const { tell, shown } = numbered([quoted('place', 12, ['name'])]);
    await shown();
    const many = Array.from({ length: 20 }, (_, n) => `aspect${n}`);
    expect(namesOfChange('place', [12], many).every(name => name.length <= 80)).toBe(true);
    tell(...namesOfChange('place', [12], many));
    expect(await shown()).toBe(2);
  });

  it('that quotes what changed while it was rendered is not shown to those who come after', async () => {
    const { tell, shown, whileRendering } = numbered([quoted('place', 12, ['name'])]);
    whileRendering(() => tell(...namesOfChange('place', [12], ['description'])));
    expect([await shown(), await shown()]).toEqual([1, 1]);
    tell('place:12');
    whileRendering(() => tell(...namesOfChange('place', [12], ['name'])));
    expect(await shown()).toBe(2);
    whileRendering(() => undefined);
    expect([await shown(), await shown()]).toEqual([3, 3]);
  });

  it('is stale with a bulk change of its kind and with a change of everything', async () => {
    const { tell, shown } = numbered([record('place', 12)]);
    await shown();
    tell(
      ...namesOfChange(
        'professional',
        Array.from({ length: 200 }, (_, id) => id),
      ),
    );
    expect(await shown()).toBe(1);
    tell(
      ...namesOfChange(
        'place',
        Array.from({ length: 200 }, (_, id) => id),
      ),
    );
    expect(await shown()).toBe(2);
    tell(EVERYTHING);
    expect(await shown()).toBe(3);
  });

  it('without tags is stale with any change', async () => {
    const { tell, shown } = numbered(undefined);
    await shown();
    tell('counts:place:1');
    expect(await shown()).toBe(2);
  });

  it('stays stale, and becomes stale in time, while the clock of the machine is set back', async () => {
    const { clock, tell, shown } = numbered([record('place', 12), { ...anyOf('term'), lagMs: 1_000 }]);
    await shown();
    tell('place:12');
    clock.advance(-3_600_000);
    expect(await shown()).toBe(2);
    tell('term');
    clock.advance(-3_600_000);
    expect(await shown()).toBe(2);
    clock.advance(1_000);
    expect(await shown()).toBe(3);
  });
});
