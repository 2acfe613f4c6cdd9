import { describe, expect, it } from 'vitest';
import { openShared } from './support/chromium.ts';
import { openDriven } from './support/driven-clock.ts';
import { product } from './support/product.ts';
import { calledWords, LABEL, list, PAGE, typeAtOnce } from './support/search-box.ts';

describe('search suggestions', () => {
  it('[SRCH-27] [SRCH-35] looks nothing up for blank text, and only the whole text, 200 ms after the last key', async () => {
    const { page, calls, pass } = await openDriven(PAGE);
    for (const blank of [' ', '  ', '   ']) await typeAtOnce(page, blank);
    await pass(1_000);
    expect(calls).toEqual([]);
    expect(await list(page).count()).toBe(0);

    const asked = () => calls.map(calledWords);
    for (const words of ['k', 'kh', 'kho', 'khoa']) {
      await typeAtOnce(page, words);
      await pass(199);
    }
    await typeAtOnce(page, 'khoan');
    await pass(199);
    expect(asked()).toEqual([]);
    await pass(1);
    await expect.poll(asked).toEqual(['khoan']);
    await list(page).waitFor();
  });

  it('[SRCH-36, SRCH-42, HEAD-14] waits 400 ms after a lookup, then looks up the last text, within the province', async () => {
    const { page, calls, pass } = await openDriven(PAGE, {
      prepare: page => page.context().addCookies([{ name: 'province', value: 'ha-noi', url: product.origin }]),
    });
    const asked = () => calls.map(calledWords);
    await typeAtOnce(page, 's');
    await pass(200);
    await expect.poll(asked).toEqual(['s']);
    await typeAtOnce(page, 'se');
    await pass(60);
    await typeAtOnce(page, 'sen');
    await pass(339);
    expect(asked()).toEqual(['s']);
    await pass(1);
    await expect.poll(asked).toEqual(['s', 'sen']);
    const provinces = calls.map(call => new URL(call, 'http://site').searchParams.get('province'));
    expect(provinces).toEqual(['ha-noi', 'ha-noi']);
  });

  it('[SRCH-40] asks only the search in the header’s box and the home page’s', async () => {
    for (const path of [PAGE, '/']) {
      const { page, calls } = await openShared(path);
      const input = page.getByRole('combobox', { name: LABEL }).last();
      await input.fill('nhi khoa');
      await list(page).waitFor();
      expect(calls.length).toBeGreaterThan(0);
      expect(calls.every(call => call.startsWith('/api/v1/search?'))).toBe(true);
    }
  });
});
