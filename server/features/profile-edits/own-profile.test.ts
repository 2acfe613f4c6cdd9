import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import type { Directory } from '../../testing/directory.ts';
import { logIn } from '../../testing/log-in.ts';
import { createProfileOwners, type ProfileOwner } from '../../testing/profile-owners.ts';
import { readBeforeWriting } from '../../testing/read-before-writing.ts';
import type { RecordMaker } from '../../testing/record-rights/record-maker.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { saveProfessionals } from '../professionals/commands/save-professionals.ts';

let app: TestApp;
let add: (page?: number) => Promise<ProfileOwner>;
let directory: Directory;
let make: RecordMaker;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  ({ add, directory, make } = await createProfileOwners(app));
});
afterAll(() => app.close());

const pathOf = (id: number) => `/api/v1/professional/${id}/change-request/`;
const editsOf = ({ id }: ProfileOwner) =>
  textOf(app.services.db.primary).all('select id from profile_edit where professional_id = ?', [id]);
const refs = (...ids: number[]) => ids.map(id => ({ id }));

describe('a professional who saves the own profile', () => {
  it('[API-39] [API-40] [PROF-53] gets an empty answer', async () => {
    const owner = await add();
    const answer = await owner.save({ position: '<p>Trưởng khoa</p>' });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
  });

  it('[PROF-43] has everybody see the sanitised texts at once', async () => {
    const owner = await add();
    const answer = await owner.save({
      description: '<p onclick="x()">Khám <strong>tim</strong><script>alert(1)</script></p>',
      position: '<p>Trưởng khoa</p>',
      services_free: '<ul><li>Tư vấn</li></ul>',
      experience_full: '<p>2001</p>',
      achievements: '<p>Bằng khen</p>',
      languages_spoken: refs(directory.term('language', 'tieng-anh')),
    });
    expect(answer.status).toBe(204);
    expect(await owner.seen()).toMatchObject({
      description: '<p>Khám <strong>tim</strong></p>',
      position: '<p>Trưởng khoa</p>',
      services_free: '<ul><li>Tư vấn</li></ul>',
      experience_full: '<p>2001</p>',
      achievements: '<p>Bằng khen</p>',
      languages_spoken: [{ slug: 'tieng-anh' }],
    });
  });

  it('[PROF-52] has name, occupation, title, degrees, qualifications, specialities and workplaces wait', async () => {
    const owner = await add();
    const place = await directory.addPlace({ name: 'Phòng khám Sông Hương', address: '1 Lê Lợi' });
    const before = await owner.seen();
    const answer = await owner.save({
      name: 'Lê Thị Mới',
      occupation: directory.term('occupation', 'duoc-si'),
      title: directory.term('title', 'giao-su'),
      degrees: refs(directory.term('degree', 'tien-si-y-hoc')),
      qualifications: refs(directory.term('qualification', 'thay-thuoc-uu-tu')),
      specialities: refs(directory.term('speciality', 'rang-ham-mat')),
      workplaces: refs(place),
    });
    expect(answer.status).toBe(204);
    expect(await owner.seen()).toEqual(before);
    const { values, public_values, waiting } = await owner.read();
    expect(values).toMatchObject({ name: 'Lê Thị Mới', workplaces: [{ id: place, address: '1 Lê Lợi' }] });
    expect(public_values).toMatchObject({ name: 'Lê Thị Sửa', workplaces: [] });
    expect(waiting.map(({ field }) => field)).toEqual([
      'name',
      'occupation',
      'title',
      'degrees',
      'qualifications',
      'specialities',
      'workplaces',
    ]);
    expect(waiting[0]).toEqual({ field: 'name', public: ['Lê Thị Sửa'], proposed: ['Lê Thị Mới'], reason: '' });
    expect(waiting.at(-1)).toMatchObject({ public: [], proposed: ['Phòng khám Sông Hương, 1 Lê Lợi'] });
  });

  it('takes back what waits, by sending what is public or field by field', async () => {
    const owner = await add();
    await owner.save({ name: 'Lê Thị Mới', title: directory.term('title', 'giao-su') });
    await owner.save({ name: 'Lê Thị Sửa' });
    const { version, waiting } = await owner.read();
    expect(waiting.map(({ field }) => field)).toEqual(['title']);
    const taken = await owner.request(`${pathOf(owner.id)}title/?version=${encodeURIComponent(version)}`, {
      method: 'DELETE',
    });
    expect(taken.status).toBe(200);
    const after = await owner.read();
    expect([after.waiting, after.version]).toEqual([[], (await taken.json()).version]);
    const again = await owner.request(`${pathOf(owner.id)}title/?version=${encodeURIComponent(version)}`, {
      method: 'DELETE',
    });
    expect(again.status).toBe(409);
  });

  it('[PROF-28] keeps prices and own wordings of services that stay', async () => {
    const owner = await add();
    const [known, other] = [
      directory.term('service', 'kham-tim-mach'),
      directory.term('service', 'kham-noi-tong-quat'),
    ];
    expect((await owner.save({ services: refs(other, known) })).status).toBe(204);
    expect((await owner.seen()).services).toMatchObject([
      { slug: 'kham-noi-tong-quat', price_from: null },
      { slug: 'kham-tim-mach', name: 'Khám tim', price_from: 300_000 },
    ]);
  });

  it('turns plain text of browsers without script into paragraphs, and leaves unchanged texts as they are', async () => {
    const owner = await add();
    await owner.save({ description: 'Khám <trẻ em>\r\n\r\nvà người lớn' });
    expect((await owner.seen()).description).toBe('<p>Khám &lt;trẻ em&gt;</p><p>và người lớn</p>');
    const { version, values } = await owner.read();
    await owner.save({
      description: values.description,
      position: values.position,
      version,
    });
    expect((await owner.read()).version).toBe(version);
  });

  it('is answered with each field that is wrong at once, and nothing is stored', async () => {
    const owner = await add();
    const { version } = await owner.read();
    const wrong = {
      name: 'L',
      phone: '12345',
      email: 'không phải',
      position: 'x'.repeat(201),
      description: 'x'.repeat(10_001),
    };
    const answer = await owner.save(wrong);
    expect(answer.status).toBe(422);
    const problem = await answer.json();
    for (const field of ['name', 'phone', 'email', 'position', 'description']) expect(problem[field]).toHaveLength(1);
    const unknown = 999_999_999;
    const ids = await owner.save({
      title: unknown,
      occupation: unknown,
      degrees: refs(unknown),
      services: refs(unknown),
      specialities: refs(directory.term('service', 'kham-tim-mach')),
      workplaces: refs(unknown),
    });
    expect(ids.status).toBe(422);
    expect(Object.keys(await ids.json())).toEqual(
      expect.arrayContaining(['title', 'occupation', 'degrees', 'services', 'specialities', 'workplaces']),
    );
    expect((await owner.read()).version).toBe(version);
  });

  it('may leave no phone number and no email address', async () => {
    const owner = await add();
    expect((await owner.save({ phone: '0912.345.678', email: 'Sua@AnTam.example' })).status).toBe(204);
    expect((await owner.read()).values).toMatchObject({ phone: '0912 345 678', email: 'sua@antam.example' });
    expect((await owner.save({ phone: '', email: null })).status).toBe(204);
    expect((await owner.read()).values).toMatchObject({ phone: '', email: '' });
  });

  it('whose page is no longer theirs is refused', async () => {
    const owner = await add();
    await make.set('account', owner.accountId, 'status', 'pending');
    expect((await owner.save({ description: '<p>Khác</p>' })).status).toBe(403);
    expect((await owner.seen()).description).toBe('<p>Cũ</p>');
  });
});

describe('two who edit one profile', () => {
  it('one after the other: the second is refused, and nothing is overwritten', async () => {
    const first = await add();
    const second = await add(first.id);
    const { version } = await first.read();
    expect((await first.save({ version, name: 'Lê Thị Một' })).status).toBe(204);
    for (const change of [{ description: '<p>Hai</p>' }, { name: 'Lê Thị Hai' }]) {
      const answer = await second.save({ version, ...change });
      expect(answer.status).toBe(409);
      expect((await answer.json()).detail).toContain('vẫn còn ở đây');
    }
    expect(await first.read()).toMatchObject({ values: { name: 'Lê Thị Một', description: '<p>Cũ</p>' } });
  });

  it('at the same moment: one is stored whole, the others are refused', async () => {
    const first = await add();
    const second = await add(first.id);
    const { version } = await first.read();
    const tries = Array.from({ length: 8 }, (_, at) => ({
      by: at % 2 === 0 ? first : second,
      change: at < 4 ? { name: `Lê Thị ${'ABCDEFGH'[at]}` } : { description: `<p>Bản ${at}</p>`, title: null },
    }));
    const statuses = await Promise.all(
      tries.map(async ({ by, change }) => (await by.save({ version, ...change })).status),
    );
    expect(statuses.filter(status => status === 204)).toHaveLength(1);
    expect(statuses.filter(status => status === 409)).toHaveLength(7);
    const { change } = tries[statuses.indexOf(204)] ?? {};
    const { values } = await first.read();
    expect(values).toMatchObject({ name: 'Lê Thị Sửa', description: '<p>Cũ</p>', ...change });
  });

  it('at the same moment as staff: the owner is refused, and nothing waits that says what the page no longer says', async () => {
    const owner = await add();
    const { version } = await owner.read();
    const { db } = app.services;
    const { transaction } = db;
    const held = vi.spyOn(db, 'transaction').mockImplementationOnce(async (work, options) => {
      // The owner's request has read the page, and has not locked it yet.
      await saveProfessionals(app.services, [{ id: owner.id, name: 'Lê Thị Ban Biên Tập' }]);
      return transaction(work, options);
    });
    const answer = await owner.save({ version, name: 'Lê Thị Mới' });
    held.mockRestore();
    expect(answer.status).toBe(409);
    expect(await editsOf(owner)).toEqual([]);
  });
});

describe('changes that say no version', () => {
  it('at the same moment: all that is answered as stored is stored, and the same twice is one', async () => {
    const owner = await add();
    const changes = [
      { name: 'Lê Thị Mới' },
      { name: 'Lê Thị Khác' },
      { title: directory.term('title', 'giao-su') },
      { phone: '0912 345 678' },
      { phone: '0987 654 321' },
    ];
    const sent = [...changes, ...changes];
    const restore = readBeforeWriting(app.services.db, sent.length);
    const statuses = await Promise.all(sent.map(async change => (await owner.save(change)).status));
    restore();
    expect(statuses.filter(status => status !== 204 && status !== 409)).toEqual([]);
    const stored = sent.filter((_, at) => statuses[at] === 204);
    expect(stored.length).toBeGreaterThan(0);
    const { values } = await owner.read();
    for (const change of stored) expect(values).toMatchObject(change);
    expect((await editsOf(owner)).length).toBeLessThan(2);
  });
});

describe('an account that is not the owner', () => {
  it('[ROLE-27] [PROF-52] gets 403 with another account and 401 without one', async () => {
    const [owner, other] = [await add(), await add()];
    const change = { method: 'PUT', body: JSON.stringify({ description: '<p>Của người khác</p>' }) };
    expect((await other.request(pathOf(owner.id), change)).status).toBe(403);
    expect((await other.request(pathOf(owner.id))).status).toBe(403);
    const editor = await logIn(app, ACCOUNTS.editor.email);
    expect((await editor(pathOf(owner.id), change)).status).toBe(403);
    const { xsrf } = await anonymousToken();
    expect((await app.request(pathOf(owner.id), { ...change, headers: xsrf })).status).toBe(401);
    expect((await owner.seen()).description).toBe('<p>Cũ</p>');
  });

  const anonymousToken = async () => {
    const cookies = (await app.request('/api/v1/site/')).headers.getSetCookie();
    const [pair = ''] = (cookies.find(cookie => cookie.includes('XSRF-TOKEN')) ?? '').split(';');
    const token = decodeURIComponent(pair.slice(pair.indexOf('=') + 1));
    return { xsrf: { cookie: pair, 'x-xsrf-token': token, 'content-type': 'application/json' } };
  };
});
