import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubPicturesBase } from '../testing/pictures-base.ts';
import { writeFiles } from './draft-files.ts';
import { QUESTION_DRAFTS, reviewDrafts } from './draft-keys.ts';
import { type Draft, type FieldValues, readDrafts, writeDraft } from './draft-store.ts';
import { findDrafts, forgetOtherDrafts, removeDraft, sweepDrafts } from './drafts.ts';
import { emailCookie } from './email.ts';
import { forgetOthers, forgetVisitor } from './forget.ts';
import { postThanksCookie } from './post-thanks.ts';
import { ownTab } from './tab.ts';

const KEY = reviewDrafts('place', 7);
const MINH = { id: 3, email: 'minh@antam.example' };
const THU = { id: 4, email: 'thu@antam.example' };
const HOUR_MS = 3_600_000;

const draft = (values: FieldValues, more: Partial<Draft> = {}) => ({
  tab: 'another',
  owner: 0,
  version: '',
  values,
  files: 0,
  ...more,
});
const found = async (viewer: typeof MINH | null, key = KEY) => (await findDrafts(key, viewer))[0]?.values ?? null;

afterEach(() => {
  localStorage.clear();
  emailCookie.write(null);
  vi.unstubAllGlobals();
});

/** Tabs that are open beside this one. */
function openBeside(...tabs: string[]): void {
  const held = tabs.map(tab => ({ name: `antam-tab:${tab}` }));
  const request = (_name: string, _options: unknown, hold: () => Promise<void>) => hold();
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held }), request } });
}

describe('drafts of forms', () => {
  it('[STORE-13] are kept apart by page and tab, for a day', async () => {
    writeDraft(KEY, draft({ comment: ['Thẻ một'] }, { tab: 'one' }), 0);
    writeDraft(KEY, draft({ comment: ['Thẻ hai'] }, { tab: 'two' }), HOUR_MS);
    writeDraft(reviewDrafts('professional', 7), draft({ comment: ['Bác sĩ này'] }), 0);
    expect(readDrafts(KEY, 2 * HOUR_MS).map(({ values }) => values.comment)).toEqual([['Thẻ một'], ['Thẻ hai']]);
    expect(readDrafts(KEY, 24 * HOUR_MS).map(({ tab }) => tab)).toEqual(['two']);
    expect(readDrafts(reviewDrafts('professional', 7), 1)).toHaveLength(1);
  });

  it.each([
    '7',
    '[7]',
    '[{"tab":1}]',
    '{"at":1,"value":{}}',
    '[{"tab":"a","at":1,"owner":0,"version":"","values":{"a":[7]},"files":0}]',
  ])('that are malformed, as %s, are none', async text => {
    localStorage.setItem(KEY, text);
    expect(readDrafts(KEY)).toEqual([]);
    await sweepDrafts();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('are filled in again in their own tab, or where their tab is closed, and never from a tab that is open', async () => {
    writeDraft(KEY, draft({ comment: ['Thẻ đã đóng'] }, { tab: 'closed' }));
    writeDraft(KEY, draft({ comment: ['Thẻ đang mở'] }, { tab: 'open' }));
    openBeside('open');
    expect(await found(null)).toEqual({ comment: ['Thẻ đã đóng'] });
    expect(readDrafts(KEY).map(({ tab }) => tab)).toEqual(['open', await ownTab()]);
    writeDraft(KEY, draft({ comment: ['Thẻ này'] }, { tab: await ownTab() }));
    expect(await found(null)).toEqual({ comment: ['Thẻ này'] });
    await removeDraft(KEY);
    expect(readDrafts(KEY).map(({ tab }) => tab)).toEqual(['open']);
  });

  it('keep their pictures when others are cleaned away while they are taken over from a tab that is closed', async () => {
    const held = stubPicturesBase();
    writeDraft(KEY, draft({ comment: ['Có ảnh'] }, { tab: 'closed', files: 1 }));
    await writeFiles(KEY, { tab: 'closed', version: '' }, [new File(['a'], 'a.png')]);
    await writeFiles(KEY, { tab: 'gone', version: '' }, [new File(['b'], 'b.png')]);
    openBeside();
    const cleaning = async () => {
      for (let turn = 0; turn < 20; turn += 1) await sweepDrafts();
    };
    await Promise.all([cleaning(), findDrafts(KEY, null)]);
    await sweepDrafts();
    expect([...held.keys()]).toEqual([`${KEY}~${await ownTab()}~`]);
  });

  it('keep pictures that were written after a cleaning began', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const held = stubPicturesBase(promise);
    const cleaning = sweepDrafts();
    writeDraft(KEY, draft({ comment: ['Có ảnh'] }, { tab: 'new', files: 1 }));
    await writeFiles(KEY, { tab: 'new', version: '' }, [new File(['a'], 'a.png')]);
    resolve();
    await cleaning;
    expect(held.size).toBe(1);
  });

  it('of an account are shown to that account alone', async () => {
    writeDraft(KEY, draft({ comment: ['Của Minh'] }, { owner: MINH.id, tab: await ownTab() }));
    expect([await found(null), await found(THU)]).toEqual([null, null]);
    expect(await found(MINH)).toEqual({ comment: ['Của Minh'] });
  });

  it('[ERR-25] that were typed without an account go on with the account whose email stands in them, and with no other', async () => {
    writeDraft(KEY, draft({ comment: ['Hay'], email: [' Minh@AnTam.example'] }, { tab: await ownTab() }));
    expect(await found(THU)).toBeNull();
    expect(await found(MINH)).toMatchObject({ comment: ['Hay'] });
    writeDraft(KEY, draft({ comment: ['Không email'] }, { tab: await ownTab() }));
    expect(await found(THU)).toMatchObject({ comment: ['Không email'] });
    localStorage.clear();
    writeDraft(KEY, draft({ comment: ['Không email'] }, { tab: 'closed' }));
    expect(await found(THU)).toBeNull();
  });

  it('of other people are gone once a visitor has logged in, with what they were known by', async () => {
    const own = await ownTab();
    writeDraft(KEY, draft({ comment: ['Của Minh'] }, { owner: MINH.id, tab: 'one' }));
    writeDraft(KEY, draft({ comment: ['Của khách'], email: ['khach@thu.example'] }, { tab: 'two' }));
    writeDraft(KEY, draft({ comment: ['Của Thu'], email: [THU.email] }, { tab: own }));
    await forgetOtherDrafts(THU);
    expect(readDrafts(KEY).map(({ values }) => values.comment)).toEqual([['Của Thu']]);
  });

  const typed = {
    title: ['Đau đầu'],
    body: ['Hai tuần'],
    name: ['Hỏi'],
    email: ['hoi@thu.example'],
    hiding_creator: ['true'],
  };

  it.each([
    ['STORE-17', 'email', 'hoi@thu.example'],
    ['STORE-18', 'name', 'Hỏi'],
    ['STORE-19', 'newThreadTitle', 'Đau đầu'],
    ['STORE-20', 'newThreadBody', 'Hai tuần'],
  ])('[%s] of a question show their last text under the key %s', async (_, key, text) => {
    writeDraft(QUESTION_DRAFTS, draft(typed, { tab: await ownTab() }));
    expect(localStorage.getItem(key)).toBe(text);
  });

  it('[FORUM-23] of a question are gone once it is taken, under the keys of the specification too', async () => {
    const texts = () => ['email', 'name', 'newThreadTitle', 'newThreadBody'].map(key => localStorage.getItem(key));
    writeDraft(QUESTION_DRAFTS, draft(typed, { tab: await ownTab() }));
    await removeDraft(QUESTION_DRAFTS);
    expect([texts(), localStorage.length]).toEqual([[null, null, null, null], 0]);
  });
});

describe('at a browser that others use', () => {
  it('a login after another account forgets its marks and contacts, and one after none keeps the own', async () => {
    emailCookie.write(MINH.email);
    postThanksCookie.write('7');
    await forgetOthers(MINH);
    expect([emailCookie.read(), postThanksCookie.read()]).toEqual([MINH.email, '7']);
    await forgetOthers(THU);
    expect([emailCookie.read(), postThanksCookie.read()]).toEqual([null, null]);
  });

  it('a logout leaves nothing', async () => {
    writeDraft(KEY, draft({ comment: ['Của Minh'] }, { owner: MINH.id }));
    writeDraft(QUESTION_DRAFTS, draft({ title: ['Của Minh'] }, { owner: MINH.id }));
    await forgetOthers(MINH);
    await forgetVisitor();
    expect(localStorage.length).toBe(0);
  });
});
