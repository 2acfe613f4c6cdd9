import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWork } from '../../app/create-work.ts';
import { migrationsOf } from '../../platform/db/migrations.ts';
import { textOf } from '../../platform/db/text.ts';
import { openPlaceConsole, type PlaceConsole } from '../../testing/place-console.ts';
import type { StaffPlace, StaffPlaceRow } from './staff-contract.ts';

let places: PlaceConsole;
let draft: StaffPlace;
let shown: StaffPlace;
beforeAll(async () => {
  places = await openPlaceConsole();
  draft = await places.create({
    name: 'Bệnh viện Đa khoa Hồng Ngọc Lan',
    status: 'draft',
    address: '57/2 Đường Nguyễn Chí Thanh',
    phone: '024 3640 7788',
  });
  shown = await places.create({ name: 'Trạm Cây Bàng', address: '9 Lý Tự Trọng', specialities: [] });
  await createWork(places.app.services).drain();
});
afterAll(() => places.app.close());

const found = async (q: string) =>
  (await places.editor.list<StaffPlaceRow>('places', { filter: { q }, range: [0, 99] })).rows.map(({ id }) => id);

describe('the search of staff among places', () => {
  it('[ADMIN-03] finds drafts by abbreviations, raw Telex and VNI keys, street and phone number', async () => {
    for (const q of [
      'bv hồng ngọc lan',
      'bvđk hong ngoc',
      'BV ĐK hồng ngọc',
      'benh vien hong ngoc lan',
      'hoongf ngocj lan',
      'ho6ng2 ngo5c lan',
      '57 nguyễn chí thanh',
      '57/2 nguyen chi thanh',
      'hồng ngọc chí thanh',
      '024 3640 7788',
      '02436407788',
      '+84 24 3640 7788',
      '024.3640',
      '842436407788',
    ]) {
      expect([q, await found(q)]).toEqual([q, expect.arrayContaining([draft.id])]);
    }
  });

  it('[ADMIN-03] finds published places by what the public search finds them by', async () => {
    for (const q of ['trạm cây bàng hà nội', 'pkđk cây bàng', 'caay bangf', 'ly tu trong cay bang'])
      expect([q, await found(q)]).toEqual([q, expect.arrayContaining([shown.id])]);
  });

  it('[ADMIN-03] reads a district in the query, however it is written', async () => {
    const province = places.directory.province('ho-chi-minh');
    const inside = { filter: { province }, range: [0, 99] as const };
    const districts = (await places.editor.list<{ id: number; name: string }>('districts', inside)).rows;
    const hospitalIn = (name: string) =>
      places.create({
        name: 'Bệnh viện Lưu Ly',
        province,
        district: districts.find(district => district.name === name)?.id,
        place_type: places.directory.term('place_type', 'benh-vien-da-khoa'),
      });
    const [first, second] = [await hospitalIn('Quận 1'), await hospitalIn('Quận Gò Vấp')];
    await createWork(places.app.services).drain();
    for (const [q, { id }] of [
      ...(['bv q1', 'bv quận 1', 'lưu ly q1', 'bv lưu ly q.1'] as const).map(q => [q, first] as const),
      ...(['bv gò vấp', 'bv gv', 'lưu ly gò vấp'] as const).map(q => [q, second] as const),
    ]) {
      expect([q, await found(q)]).toEqual([q, [id]]);
    }
  });

  it('[ADMIN-03] finds drafts and published places alike by their district and province, of today and of before', async () => {
    const province = places.directory.province('ho-chi-minh');
    const inside = { filter: { province }, range: [0, 99] as const };
    const districts = (await places.editor.list<{ id: number; name: string }>('districts', inside)).rows;
    const district = districts.find(({ name }) => name === 'Thành phố Thủ Dầu Một')?.id;
    expect(district).toBeTypeOf('number');
    const both = { name: 'Nhà hộ sinh Mây Chiều', province, district };
    const hidden = await places.create({ ...both, status: 'draft' });
    const open = await places.create({ ...both, status: 'published' });
    await createWork(places.app.services).drain();
    for (const q of [
      'nhà hộ sinh thủ dầu một',
      'mây chiều thu dau mot',
      'tp thủ dầu một mây chiều',
      'mây chiều thudaumot',
      'mây chiều hồ chí minh',
      'mây chiều tphcm',
      'mây chiều sài gòn',
      'may chieu hcm',
      'mây chiều bình dương',
      'tỉnh bình dương mây chiều',
      'mây chiều binh duong',
    ]) {
      expect([q, (await found(q)).toSorted()]).toEqual([q, [hidden.id, open.id].toSorted()]);
    }
    expect(await found('mây chiều hà nội')).toEqual([]);
    expect(await found('mây chiều quận 1')).toEqual([]);
    expect(await found('thủ dầu một')).toEqual(expect.arrayContaining([hidden.id, open.id]));
  });

  it('[ADMIN-03] gives what is called exactly so first, in every order, and everything once, a page at a time', async () => {
    const others: number[] = [];
    for (let number = 0; number < 30; number++) {
      const name = `An Nhà thuốc Bến Lở ${number}`;
      others.push((await places.create({ name, status: 'draft' })).id);
    }
    const meant = await places.create({ name: 'Nhà thuốc Bến Lở', status: 'draft' });
    for (const sort of [
      ['name', 'ASC'],
      ['id', 'ASC'],
      ['updated_at', 'DESC'],
    ] as const) {
      const page = (from: number) =>
        places.editor.list<StaffPlaceRow>('places', {
          filter: { q: 'nhà thuốc BEN LO' },
          sort: [...sort],
          range: [from, from + 9],
        });
      const pages = await Promise.all([0, 10, 20, 30, 40].map(page));
      const ids = pages.flatMap(({ rows }) => rows.map(({ id }) => id));
      expect([sort, ids[0], new Set(pages.map(({ total }) => total))]).toEqual([sort, meant.id, new Set([31])]);
      expect(ids.toSorted((a, b) => a - b)).toEqual([...others, meant.id].toSorted((a, b) => a - b));
    }
    const published = { filter: { q: 'Nhà thuốc Bến Lở', status: 'published' } };
    expect((await places.editor.list<StaffPlaceRow>('places', published)).rows).toEqual([]);
  });

  it('[ADMIN-03] gives what is called exactly so first, among thirty others that the public search finds by their town', async () => {
    for (let number = 0; number < 30; number++) await places.create({ name: `An Quầy thuốc ${number}` });
    const meant = await places.create({ name: 'Quầy thuốc Hà Nội', status: 'draft' });
    await createWork(places.app.services).drain();
    const ids = await found('quầy thuốc hà nội');
    expect([ids[0], ids.length]).toEqual([meant.id, 31]);
  });

  it('guesses at nothing, and finds nothing by the middle of a word or of a number', async () => {
    for (const q of ['ong ngoc lan', 'hồng ngọc lam', '3640 7788 99', '36407788', 'hồng ngọc lan hải phòng'])
      expect([q, (await found(q)).includes(draft.id)]).toEqual([q, false]);
  });

  it('follows a new street and a new number, and forgets the old ones', async () => {
    const place = await places.create({
      name: 'Nhà Đổi Chỗ',
      status: 'draft',
      address: '1 Phố Cũ',
      phone: '0912 000 111',
    });
    const change = { address: '2 Phố Mới', phone: '0912 000 222', updated_at: place.updated_at };
    expect((await places.editor.update(`places/${place.id}`, change)).status).toBe(200);
    expect([await found('phố mới'), await found('0912000222')]).toEqual([[place.id], [place.id]]);
    expect([await found('1 phố cũ nhà đổi'), await found('0912000111')]).toEqual([[], []]);
  });

  it('finds what is older than the column, as the migration fills it', async () => {
    const { db } = places.app.services;
    const updates = migrationsOf(db.engine)
      .find(({ name }) => name.endsWith('-staff-words'))
      ?.statements.filter(sql => sql.startsWith('update'))
      // When that migration runs, the key of the order is what is compared without accents, which has a column now.
      .map(sql => sql.replaceAll('sort_name', 'folded_name'));
    const words = async () =>
      (await textOf(db.primary).all<{ words: string }>('select staff_words as words from place order by id')).map(row =>
        row.words.replaceAll(/ +/g, ' ').trimEnd(),
      );
    const written = await words();
    await db.transaction(async unit => {
      await textOf(unit).sql("update place set staff_words = ''", []);
      for (const sql of updates ?? []) await textOf(unit).sql(sql, []);
    });
    expect(await words()).toEqual(written);
  });
});
