import { describe, expect, it } from 'vitest';
import { closeBrowserAfterAll, hydrated, openPage, visit } from './support/chromium.ts';
import { MEASURED } from './support/measured.ts';
import { recordCalls, recordedOn } from './support/recorder.ts';
import { box, calledWords, LABEL, list, PAGE, typeInPage } from './support/search-box.ts';

closeBrowserAfterAll();

describe('search suggestions', () => {
  it('[SRCH-27] looks nothing up for blank text', async () => {
    const { page, calls } = await openPage(PAGE);
    await box(page).pressSequentially('   ', { delay: 30 });
    await page.waitForTimeout(1_000);
    expect(calls).toEqual([]);
    expect(await list(page).count()).toBe(0);
  });

  it('[SRCH-35] looks up 200 ms after the last key, and no beginning of the words', MEASURED, async () => {
    const { page } = await visit('');
    await recordCalls(page);
    await page.goto(PAGE);
    await hydrated(page);
    await typeInPage(
      page,
      ['k', 'kh', 'kho', 'khoa', 'khoan'].map(words => [words, 50]),
    );
    await list(page).waitFor();
    const { keys, calls } = await recordedOn(page);
    expect(keys).toHaveLength(5);
    expect(calls.map(({ what }) => calledWords(what))).toEqual(['khoan']);
    const waited = (calls[0]?.at ?? 0) - (keys.at(-1)?.at ?? 0);
    expect(waited).toBeGreaterThanOrEqual(195);
    expect(waited).toBeLessThan(600);
  });

  it(
    '[SRCH-36, SRCH-42, HEAD-14] rests 400 ms after a lookup, then looks up the last words, within the province',
    MEASURED,
    async () => {
      const { page, context } = await visit('');
      await context.addCookies([
        { name: 'province', value: 'ha-noi', url: new URL((await page.request.get('/healthz')).url()).origin },
      ]);
      await recordCalls(page);
      await page.goto(PAGE);
      await hydrated(page);
      await typeInPage(page, [
        ['s', 230],
        ['se', 60],
        ['sen', 900],
      ]);
      const { calls } = await recordedOn(page);
      expect(calls.map(({ what }) => calledWords(what))).toEqual(['s', 'sen']);
      expect(calls.every(({ what }) => new URL(what, 'http://site').searchParams.get('province') === 'ha-noi')).toBe(
        true,
      );
      const apart = (calls[1]?.at ?? 0) - (calls[0]?.at ?? 0);
      expect(apart).toBeGreaterThanOrEqual(398);
      expect(apart).toBeLessThan(800);
    },
  );

  it('asks only the search in the header’s box and the home page’s', async () => {
    for (const path of [PAGE, '/']) {
      const { page, calls } = await openPage(path);
      const input = page.getByRole('combobox', { name: LABEL }).last();
      await input.fill('nhi khoa');
      await list(page).waitFor();
      expect(calls.length).toBeGreaterThan(0);
      expect(calls.every(call => call.startsWith('/api/v1/search?'))).toBe(true);
    }
  });
});
