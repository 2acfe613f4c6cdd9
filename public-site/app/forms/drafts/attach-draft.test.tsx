import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formDrafts } from '../../memory/draft-keys.ts';
import { readDrafts } from '../../memory/draft-store.ts';
import type { DraftViewer } from '../../memory/drafts.ts';
import { finishDraft } from '../../memory/finish-draft.ts';
import { stubPicturesBase } from '../../testing/pictures-base.ts';
import { attachDraft } from './attach-draft.ts';

const KEY = formDrafts('test:1');
const MINH = { id: 3, email: 'minh@antam.example' };
const kept = () => readDrafts(KEY).map(({ values }) => values);

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** A form with a field of each kind, of which one follows from a choice. */
function Form() {
  const [why, setWhy] = useState('');
  const ref = useRef<HTMLFormElement>(null);
  return (
    <form ref={ref} aria-label="thử">
      <input name="title" aria-label="tiêu đề" defaultValue="" />
      <input name="email" aria-label="email" defaultValue="ai@thu.example" />
      <input type="password" name="password" aria-label="mật khẩu" />
      <input type="hidden" name="xsrf_token" value="t" />
      <select name="speciality" aria-label="chuyên khoa" defaultValue="">
        <option value="">Chưa biết</option>
        <option value="mat">Mắt</option>
      </select>
      <input type="checkbox" name="hiding_creator" value="true" aria-label="ẩn tên" />
      <input type="checkbox" name="news" value="true" aria-label="tin" defaultChecked />
      {['a', 'b'].map(value => (
        <input
          key={value}
          type="radio"
          name="reason"
          value={value}
          aria-label={`lý do ${value}`}
          checked={why === value}
          onChange={() => setWhy(value)}
        />
      ))}
      {why === 'b' && <input name="answer_0" aria-label="câu hỏi thêm" />}
      <details>
        <fieldset>
          <input name="dob" aria-label="ngày sinh" />
        </fieldset>
      </details>
    </form>
  );
}

type Options = {
  viewer?: DraftViewer;
  version?: string;
  given?: readonly string[];
  isTaken?: boolean;
  isTypedSince?: boolean;
  before?: () => void;
  /** Happens while the drafts are looked for. */
  meanwhile?: () => void;
};

/** The form as a page opens it: what was typed before the script came, then the draft. */
async function open({ before, meanwhile, viewer = null, version = '', given = [], ...taken }: Options = {}) {
  cleanup();
  render(<Form />);
  before?.();
  const form = screen.getByRole<HTMLFormElement>('form');
  return act(() => {
    const draft = attachDraft(form, { key: KEY, viewer, version, given, ...taken });
    meanwhile?.();
    return draft;
  });
}

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, text: string) => fireEvent.input(box(name), { target: { value: text } });

beforeEach(() => {
  vi.useRealTimers();
  stubPicturesBase();
});

describe('the draft of a form', () => {
  it('keeps texts, ticks, choices and dates, and fills them in when the form is opened again', async () => {
    await open();
    type('tiêu đề', 'Đau đầu');
    fireEvent.change(box('chuyên khoa'), { target: { value: 'mat' } });
    fireEvent.click(box('ẩn tên'));
    fireEvent.click(box('tin'));
    fireEvent.click(box('lý do b'));
    type('câu hỏi thêm', 'Thuốc huyết áp');
    type('ngày sinh', '31-05-1990');
    await open();
    expect(box('tiêu đề').value).toBe('Đau đầu');
    expect(box('chuyên khoa').value).toBe('mat');
    expect([box('ẩn tên').checked, box('tin').checked, box('lý do b').checked]).toEqual([true, false, true]);
    await waitFor(() => expect(box('câu hỏi thêm').value).toBe('Thuốc huyết áp'));
    expect([box('ngày sinh').value, box('ngày sinh').closest('details')?.open]).toEqual(['31-05-1990', true]);
  });

  it('holds no secret and nothing that the page gave, and nothing at all where nothing was typed', async () => {
    await open();
    fireEvent.input(box('mật khẩu'), { target: { value: 'bí mật' } });
    expect(kept()).toEqual([]);
    type('tiêu đề', 'Đau');
    expect(kept()).toEqual([{ title: ['Đau'], email: ['ai@thu.example'] }]);
    type('tiêu đề', '');
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('that was taken is not found by the form that begins again at the same moment, of a later state of the record', async () => {
    await open({ version: '1' });
    type('tiêu đề', 'Đã lưu');
    finishDraft(KEY);
    expect(kept()).toEqual([]);
    const again = await open({ version: '2' });
    expect([again.found, box('tiêu đề').value]).toEqual(['nothing', '']);
  });

  it('leaves alone what was typed before the script came, and keeps it', async () => {
    await open();
    type('tiêu đề', 'Cũ');
    fireEvent.click(box('ẩn tên'));
    await open({ before: () => Object.assign(box('tiêu đề'), { value: 'Mới' }) });
    expect([box('tiêu đề').value, box('ẩn tên').checked]).toEqual(['Mới', true]);
    expect(kept()).toEqual([{ title: ['Mới'], email: ['ai@thu.example'], hiding_creator: ['true'] }]);
  });

  it('leaves alone what a refused post has brought back', async () => {
    await open();
    type('tiêu đề', 'Cũ');
    await open({ given: ['title'] });
    expect(box('tiêu đề').value).toBe('');
  });

  it('is gone once the form was taken, whatever the page still changes', async () => {
    await open();
    type('tiêu đề', 'Đau');
    await act(async () => finishDraft(KEY));
    await waitFor(() => expect(kept()).toEqual([]));
    await act(async () => box('tiêu đề').after(document.createElement('p')));
    expect(kept()).toEqual([]);
    type('tiêu đề', 'Câu tiếp theo');
    expect(kept()).toHaveLength(1);
  });

  it('is not made of a form that was taken before the code of drafts had come', async () => {
    await open({ isTaken: true, before: () => Object.assign(box('tiêu đề'), { value: 'Đã gửi' }) });
    expect(kept()).toEqual([]);
    type('tiêu đề', 'Câu tiếp theo');
    expect(kept()).toHaveLength(1);
  });

  it('is made at once of what was typed after the form was taken, into which no older one is filled', async () => {
    await open();
    type('tiêu đề', 'Đã gửi');
    fireEvent.click(box('ẩn tên'));
    const taken = { isTaken: true, isTypedSince: true };
    await open({ ...taken, before: () => Object.assign(box('tiêu đề'), { value: 'Câu tiếp theo' }) });
    expect(kept()).toEqual([{ title: ['Câu tiếp theo'], email: ['ai@thu.example'] }]);
    expect(box('ẩn tên').checked).toBe(false);
  });

  it('is not made of a form that is taken while its drafts are looked for, and none is filled in', async () => {
    await open();
    type('tiêu đề', 'Đau');
    fireEvent.click(box('ẩn tên'));
    await open({
      before: () => Object.assign(box('tiêu đề'), { value: 'Đau' }),
      meanwhile: () => finishDraft(KEY),
    });
    await waitFor(() => expect(kept()).toEqual([]));
    expect(box('ẩn tên').checked).toBe(false);
  });

  it('of an earlier state of the record waits for a word of its author', async () => {
    await open({ viewer: MINH, version: '1' });
    type('tiêu đề', 'Sửa dở');
    const draft = await open({ viewer: MINH, version: '2' });
    expect([draft.found, box('tiêu đề').value]).toEqual(['outdated', '']);
    act(() => draft.use());
    expect(box('tiêu đề').value).toBe('Sửa dở');
    expect((await open({ viewer: MINH, version: '2' })).found).toBe('filled');
  });

  it('of an earlier state is offered until its author has decided, whatever is typed meanwhile', async () => {
    await open({ viewer: MINH, version: '1' });
    type('tiêu đề', 'Sửa dở');
    type('ngày sinh', '31-05-1990');
    await open({ viewer: MINH, version: '2' });
    type('tiêu đề', 'Chạm vào');
    const again = await open({ viewer: MINH, version: '2' });
    expect([again.found, box('tiêu đề').value]).toEqual(['outdated', 'Chạm vào']);
    act(() => again.use());
    expect([box('tiêu đề').value, box('ngày sinh').value]).toEqual(['Sửa dở', '31-05-1990']);
    await waitFor(() => expect(readDrafts(KEY).map(({ version }) => version)).toEqual(['2']));
  });

  it('of an earlier state goes by itself where its author refuses it', async () => {
    await open({ viewer: MINH, version: '1' });
    type('tiêu đề', 'Sửa dở');
    const draft = await open({ viewer: MINH, version: '2' });
    type('tiêu đề', 'Viết mới');
    act(() => draft.refuse());
    await waitFor(() => expect(kept()).toEqual([{ title: ['Viết mới'], email: ['ai@thu.example'] }]));
    expect((await open({ viewer: MINH, version: '2' })).found).toBe('filled');
  });

  it('of an earlier state comes back with its pictures', async () => {
    await open({ viewer: MINH, version: '1' }).then(({ writeFiles }) => writeFiles([new File(['a'], 'a.png')]));
    const draft = await open({ viewer: MINH, version: '2' });
    type('tiêu đề', 'Chạm vào');
    const taken: string[][] = [];
    draft.onFiles(files => taken.push(files.map(({ name }) => name)));
    act(() => draft.use());
    await waitFor(() => expect(taken).toEqual([['a.png']]));
    const again = await open({ viewer: MINH, version: '2' });
    again.onFiles(files => taken.push(files.map(({ name }) => name)));
    await waitFor(() => expect([again.found, taken]).toEqual(['filled', [['a.png'], ['a.png']]]));
  });

  it('goes into a new element in whose place the page took away the one that held it', async () => {
    await open();
    type('tiêu đề', 'Đau đầu');
    const old = box('tiêu đề');
    const made = Object.assign(document.createElement('textarea'), { name: 'title' });
    made.setAttribute('aria-label', 'tiêu đề');
    await act(async () => old.replaceWith(made));
    await waitFor(() => expect(made.value).toBe('Đau đầu'));
    expect(kept()).toEqual([{ title: ['Đau đầu'], email: ['ai@thu.example'] }]);
    await act(async () => finishDraft(KEY));
    await act(async () => made.replaceWith(old));
    old.value = '';
    await waitFor(() => expect(kept()).toEqual([]));
    expect(old.value).toBe('');
  });

  it('of one person is filled in for no other', async () => {
    await open({ viewer: MINH });
    type('tiêu đề', 'Của Minh');
    await open({ viewer: { id: 4, email: 'thu@antam.example' } });
    expect(box('tiêu đề').value).toBe('');
    await open({ viewer: MINH });
    expect(box('tiêu đề').value).toBe('Của Minh');
  });
});
