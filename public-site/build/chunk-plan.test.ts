import { describe, expect, it } from 'vitest';
import { planChunks } from './chunk-plan.ts';

type Source = { imports?: string[]; later?: string[]; size?: number };

/** The plan of a site of these modules, whose entry is `entry` and whose first page is `home`. */
function planOf(site: Record<string, Source>): Record<string, string> {
  const modules = {
    getModuleInfo: (id: string) => ({
      importedIds: site[id]?.imports ?? [],
      dynamicallyImportedIds: site[id]?.later ?? [],
      code: 'x'.repeat(site[id]?.size ?? 100),
    }),
  };
  return Object.fromEntries(planChunks({ entry: 'entry', first: 'home', weightOf: () => 1 }, modules));
}

describe('files of modules that several pages use', () => {
  it('has one for everything that the first script imports, however small', () => {
    const plan = planOf({
      entry: { imports: ['header'], later: ['home', 'list'] },
      home: { imports: ['header', 'hero'] },
      list: { imports: ['header', 'filters'] },
    });
    expect(plan).toEqual({ header: 'frame' });
  });

  it('keeps apart what is large and not needed by the same pages', () => {
    const plan = planOf({
      entry: { later: ['home', 'list', 'login', 'signup'] },
      list: { imports: ['cards'] },
      login: { imports: ['cards', 'form'] },
      signup: { imports: ['form'] },
      cards: { size: 50_000 },
      form: { size: 50_000 },
    });
    expect(plan.cards).not.toBe(plan.form);
  });

  it('joins what is small, as a request costs more than the bytes in vain', () => {
    const plan = planOf({
      entry: { later: ['home', 'list', 'login', 'signup'] },
      list: { imports: ['cards'] },
      login: { imports: ['cards', 'form'] },
      signup: { imports: ['form'] },
    });
    expect(plan.cards).toBe(plan.form);
  });

  it('never gives the first page what it does not need', () => {
    const plan = planOf({
      entry: { later: ['home', 'list', 'detail'] },
      home: { imports: ['card'] },
      list: { imports: ['card', 'map'] },
      detail: { imports: ['card', 'map'] },
    });
    expect(plan.card).not.toBe(plan.map);
  });

  it('counts what a joined file imports, as all who load it load that as well', () => {
    const site = {
      entry: { later: ['home', 'list', 'thread', 'place', 'login'] },
      list: { imports: ['ago'] },
      thread: { imports: ['ago', 'act'] },
      place: { imports: ['ago', 'act'] },
      login: { imports: ['form'] },
      form: { size: 18_000 },
    };
    const light = planOf({ ...site, act: {} });
    expect(light.ago).toBe(light.act);
    const heavy = planOf({ ...site, act: { imports: ['form'] } });
    expect(heavy.ago).not.toBe(heavy.act);
  });

  it('makes no circle of files, which could run before what they import', () => {
    const plan = planOf({
      entry: { later: ['home', 'a', 'b', 'c', 'd'] },
      a: { imports: ['outer'] },
      b: { imports: ['outer'] },
      c: { imports: ['middle'] },
      d: { imports: ['inner'] },
      outer: { imports: ['outer.css', 'middle'] },
      middle: { imports: ['inner'], size: 90_000 },
      inner: { imports: ['inner.css'] },
    });
    expect(plan.middle).not.toBe(plan.inner);
    expect(plan.outer).not.toBe(plan.inner);
  });
});
