import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { describe, expect, it } from 'vitest';
import { openShared } from './support/chromium.ts';
import { box, list, options, PAGE, search } from './support/search-box.ts';

describe('search suggestions', () => {
  it('[SRCH-01, SRCH-16, SRCH-30] shows what is found under the title of its kind, without a login', async () => {
    const { page, mistakes } = await openShared(PAGE);
    const groups = await search(page, 'nguyễn thị mai');
    const doctors = list(page).getByRole('group', { name: 'Bác sĩ' });
    expect(await doctors.getByRole('option').first().innerText()).toContain(PROFESSIONALS.mai.name);
    for (const { items } of groups) {
      for (const { name } of items.slice(0, 3)) expect(await list(page).innerText()).toContain(name);
    }
    expect(mistakes).toEqual([]);
  });

  it('[SRCH-17] opens the address of the row that is clicked', async () => {
    const { page, calls } = await openShared(PAGE);
    const [group] = await search(page, 'sen hạ');
    const item = group?.items[0];
    expect(item?.absolute_url).toBe(PLACES.hospital.path);
    await options(page).filter({ hasText: PLACES.hospital.name }).first().click();
    await page.waitForURL(`**${PLACES.hospital.path}`);
    await page.getByRole('heading', { level: 1, name: PLACES.hospital.name }).waitFor();
    expect(await list(page).count()).toBe(0);
    expect(calls.some(call => call.startsWith(`/api/v1/place/${PLACES.hospital.id}`))).toBe(true);
    expect((await page.request.get(PLACES.hospital.path)).status()).toBe(200);
  });

  it('[SRCH-18] [SRCH-19] [SRCH-20] shows a doctor’s picture and specialities and a facility’s address in the row, also by words without accents', async () => {
    const { page } = await openShared(PAGE);
    const groups = await search(page, 'trần anh tuấn');
    const found = groups.flatMap(({ items }) => items).find(({ absolute_url: url }) => url === PROFESSIONALS.tuan.path);
    const row = options(page).filter({ hasText: PROFESSIONALS.tuan.name });
    const picture = row.locator('img');
    expect(found?.main_thumbnail_image).toMatch(/^\/uploads\//);
    expect(await picture.getAttribute('src')).toBe(found?.main_thumbnail_image);
    await expect.poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    expect(found?.specialities_nested).toEqual(['Nhi khoa', 'Dinh dưỡng']);
    expect(await row.innerText()).toContain('Nhi khoa, Dinh dưỡng');

    const others = await search(page, 'trúc lam');
    const place = await (await page.request.get(`/api/v1/place/${PLACES.clinic.id}/`)).json();
    const clinic = others.flatMap(({ items }) => items).find(({ absolute_url: url }) => url === PLACES.clinic.path);
    expect(clinic?.address).toBe(place.address);
    expect(await list(page).locator(`a[href="${PLACES.clinic.path}"]`).innerText()).toContain(place.address);

    await search(page, 'bac si nguyen thi mai');
    await expect.poll(() => list(page).innerText()).toContain(PROFESSIONALS.mai.name);
    await search(page, 'phong kham truc lam');
    await expect.poll(() => list(page).innerText()).toContain(PLACES.clinic.name);
  });

  it('[SRCH-41] shows the best three of each group in the answer’s order, and a row to all of them', async () => {
    const { page } = await openShared(PAGE);
    const groups = await search(page, 'khoa');
    expect(groups.length).toBeGreaterThan(2);
    expect(groups.some(({ items }) => items.length > 3)).toBe(true);
    const shown = await list(page)
      .getByRole('group')
      .evaluateAll(boxes =>
        boxes.map(group => [...group.querySelectorAll('[role=option]')].map(row => row.getAttribute('href'))),
      );
    expect(shown).toEqual(
      groups.map(({ items, list_url }) => [...items.slice(0, 3).map(({ absolute_url }) => absolute_url), list_url]),
    );
    expect(
      await list(page)
        .getByText(/^Xem tất cả/)
        .count(),
    ).toBe(groups.length);
  });

  it('[SRCH-34] shows six groups of an answer that has more', async () => {
    const { page } = await openShared(PAGE);
    const kinds = [
      'professional',
      'place',
      'service',
      'speciality',
      'thread',
      'disease',
      'drug_medication',
      'collection',
    ];
    const answer = kinds.map(kind => ({
      object_type: kind === 'collection' ? 'collection_index_place' : `${kind}_index`,
      title: kind,
      list_url: `/${kind}/`,
      items: Array.from({ length: 10 }, (_, at) => ({
        name: `${kind} ${at}`,
        absolute_url: `/${kind}/${at}/`,
        main_thumbnail_image: null,
        specialities_nested: [],
        address: '',
        body_search: '',
        type: '',
      })),
    }));
    await page.route('**/api/v1/search?*', route => route.fulfill({ json: answer }));
    await box(page).fill('từ có ở khắp nơi');
    await list(page).waitFor();
    expect(await list(page).getByRole('group').count()).toBe(6);
    expect(await options(page).count()).toBe(6 * 4);
  });
});
