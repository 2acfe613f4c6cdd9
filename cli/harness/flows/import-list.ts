import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { placeListAnswer } from '@antam/server/features/places/contract.ts';
import { places } from '@antam/server/features/places/import/import-places.ts';
import { searchAnswer } from '@antam/server/features/search/contract.ts';
import { readCsv } from '../../transfer/read-csv.ts';
import { callApi, expect, type Flow, linksTo, openPage, shows } from '../flow.ts';
import type { Product } from '../product.ts';

const NAME = 'Nhà thuốc Thử Nghiệm Bằng Lăng';
const LIST = `external_id,name,place_type,address,ward,district,province,lat,long,phone,website,email,opening_hours,source,licence
harness-1,${NAME},Nhà thuốc,"12 Hàng Bông, Hoàn Kiếm, Hà Nội",Phường Hoàn Kiếm,Quận Hoàn Kiếm,Hà Nội,21.0301,105.8461,024 3825 1234,,,Mo-Su 07:00-22:00,https://www.openstreetmap.org/node/1,ODbL-1.0
harness-2,Quầy thuốc,Nhà thuốc,,,,Hà Nội,,,,,,,,
`;

async function importList(product: Product) {
  const folder = mkdtempSync(path.join(tmpdir(), 'antam-harness-'));
  try {
    const file = path.join(folder, 'places.csv');
    writeFileSync(file, LIST);
    const report = await places.import(product.services, readCsv(file, places));
    await product.doJobs();
    return report;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const importedList: Flow = {
  name: 'import',
  summary: 'import a list, then find, filter and open what it brought',
  readOnly: false,
  walk: async walk => {
    const { product } = walk;
    expect(product !== undefined, 'the product in this process');
    await walk.step('import', async () => {
      const report = await importList(product);
      expect(report.added === 1 && report.refused === 1, `one row taken and one refused: ${JSON.stringify(report)}`);
    });
    const url = await walk.step('suggestions', async () => {
      const groups = await callApi(
        walk,
        `search?q=${encodeURIComponent('nha thuoc thu nghiem bang lang')}`,
        searchAnswer,
      );
      const item = groups.flatMap(group => group.items).find(candidate => candidate.name === NAME);
      expect(item !== undefined, 'the imported place');
      return item.absolute_url;
    });
    await walk.step('filtered list', async () => {
      const query = 'provinces=ha-noi&place_types=nha-thuoc';
      const list = await callApi(walk, `place/?${query}&page_size=50`, placeListAnswer);
      expect(
        list.items.some(item => item.absolute_url === url),
        'the imported place',
      );
      expect(linksTo(await openPage(walk, `/co-so-y-te/?${query}`), url), 'the imported place on the page');
    });
    await walk.step('its page', async () => {
      const html = await openPage(walk, url);
      expect(shows(html, NAME) && /OpenStreetMap/.test(html) && /ODbL/.test(html), 'its name, source and licence');
      expect(!html.includes('38251234') && !html.includes('3825 1234'), 'no phone before it is asked for');
    });
    await walk.step('once more', async () => {
      const report = await importList(product);
      expect(report.added === 0 && report.unchanged === 1, `nothing changed: ${JSON.stringify(report)}`);
    });
  },
};
