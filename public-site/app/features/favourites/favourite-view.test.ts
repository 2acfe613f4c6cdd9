import { expect, it } from 'vitest';

const contracts = Object.values(
  import.meta.glob<string>('../../../../server/features/*/contract.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const cards = import.meta.glob<string>('../*/favourite-card.tsx', { query: '?raw', import: 'default', eager: true });

it('every kind of record that people may keep has a card among favourites', () => {
  const kinds = contracts.flatMap(text => /interface FavouriteItems \{\s+(\w+):/.exec(text)?.[1] ?? []);
  const shown = Object.values(cards).map(text => /type: '(\w+)'/.exec(text)?.[1]);
  expect(kinds).toContain('place');
  expect(shown.sort()).toEqual(kinds.sort());
});
