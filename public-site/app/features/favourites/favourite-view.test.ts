import { expect, it } from 'vitest';

const contracts = Object.values(
  import.meta.glob<string>('../../../../server/features/*/contract.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const cards = import.meta.glob<string>('../*/favourite-card.tsx', { query: '?raw', import: 'default', eager: true });

/** The kinds that a contract adds to the interface of what can be kept. */
const membersOf = (contract: string) =>
  [...contract.matchAll(/interface FavouriteItems \{([^}]*)\}/g)].flatMap(([, body = '']) =>
    [...body.matchAll(/^\s*(\w+):/gm)].map(([, kind]) => kind),
  );

it('the view of favourites finds every kind that one contract adds', () => {
  expect(membersOf('interface FavouriteItems {\n  place: z.infer<A>;\n  brand: z.infer<B>;\n}')).toEqual([
    'place',
    'brand',
  ]);
});

it('every kind of record that people may keep has a card among favourites', () => {
  const kinds = contracts.flatMap(membersOf);
  const shown = Object.values(cards).map(text => /type: '(\w+)'/.exec(text)?.[1]);
  expect(kinds).toContain('place');
  expect(shown.sort()).toEqual(kinds.sort());
});
