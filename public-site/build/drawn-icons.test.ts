import { expect, it } from 'vitest';
import { styleWithIcons } from './drawn-icons.ts';

it('the build puts the lines of icons into a style sheet, filled where it says so', async () => {
  const style = await styleWithIcons(
    '.a { --drawing: url("lucide:heart"); } .b { --drawing: url("lucide:heart-filled"); }',
  );
  const [open = '', filled = ''] = [...style.matchAll(/url\("data:image\/svg\+xml,([^"]*)"\)/g)].map(([, svg]) => svg);
  expect(decodeURIComponent(open)).toMatch(/^<svg [^>]* fill='none' stroke='#000'[^>]*><path d='M[^']+'\/><\/svg>$/);
  expect(filled).toBe(open.replace(" fill='none'", ''));
});

it('the build refuses an icon that its package does not draw', async () => {
  await expect(styleWithIcons('a { --drawing: url("lucide:building-2"); }')).rejects.toThrow('building-2');
});
