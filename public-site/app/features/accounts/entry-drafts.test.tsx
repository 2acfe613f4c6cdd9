import type { AccountAnswer } from '@antam/server/features/accounts/contract.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { pageAction } from '../../forms/page-action.ts';
import { accountDrafts } from '../../memory/draft-keys.ts';
import { type FieldValues, readDrafts, writeDraft } from '../../memory/draft-store.ts';
import { finishDraft } from '../../memory/finish-draft.ts';
import { account } from '../../testing/account.ts';
import { draftsRead } from '../../testing/drafts-read.ts';
import { renderFrame } from '../../testing/render-frame.tsx';
import { PROFILE_DRAFTS } from './account-forms.ts';
import { ApplicationForm } from './application-form.tsx';
import { entryQuery } from './entry-query.ts';
import { ForgotForm } from './forgot-form.tsx';
import { LoginForm } from './login-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SignupForm } from './signup-form.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'locks');
});

/** Opens a form as its page does, and waits until it has looked for a draft. */
async function open(form: ReactNode, surroundings: Parameters<typeof renderFrame>[2] = {}): Promise<void> {
  cleanup();
  renderFrame(form, '/dang-ky', surroundings);
  await draftsRead();
}

const signup = (search = '') => (
  <SignupForm
    query={entryQuery(new URLSearchParams(search))}
    hints={{ name: '', email: '', phone: '' }}
    action="/dang-ky"
  />
);
const box = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string | RegExp, value: string) => fireEvent.input(box(label), { target: { value } });
const valuesAt = (key: string): FieldValues[] => readDrafts(key).map(({ values }) => values);

/** Another tab of this browser that stays open, with what was typed there. */
function typedInAnotherTab(key: string, values: FieldValues): void {
  const request = (_name: string, _options: unknown, hold: () => Promise<void>) => hold();
  const locks = { query: async () => ({ held: [{ name: 'antam-tab:another' }] }), request };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  writeDraft(key, { tab: 'another', owner: 0, version: '', values, files: 0 });
}

describe('signup and login', () => {
  it('[STORE-21] keep what was typed and chosen, but no password, and each tab its own', async () => {
    const key = accountDrafts('signup');
    typedInAnotherTab(key, { name: ['Thẻ một'] });
    await open(signup());
    expect(box('Họ và tên').value).toBe('');
    type('Họ và tên', 'Thẻ hai');
    type('Mật khẩu', 'con-meo-tren-mai-nha');
    fireEvent.click(box('Cơ sở y tế'));
    expect(valuesAt(key)).toMatchObject([{ name: ['Thẻ một'] }, { name: ['Thẻ hai'], type: ['place'] }]);
    expect(JSON.stringify({ ...localStorage })).not.toContain('con-meo');
    await open(signup());
    await waitFor(() => expect(box('Họ và tên').value).toBe('Thẻ hai'));
    expect([box('Cơ sở y tế').checked, box('Mật khẩu').value]).toEqual([true, '']);
  });

  it('[AUTH-33] take the role that the address asks for before one that was chosen another time', async () => {
    await open(signup());
    fireEvent.click(box('Cơ sở y tế'));
    type('Họ và tên', 'Đặng Thu Hà');
    await open(signup('type=professional'));
    await waitFor(() => expect(box('Họ và tên').value).toBe('Đặng Thu Hà'));
    expect(box('Bác sĩ').checked).toBe(true);
  });

  it('lie side by side without a draft in common', async () => {
    const both = (
      <>
        <LoginForm email="" action="/dang-nhap" />
        {signup()}
      </>
    );
    const emails = () => screen.getAllByLabelText<HTMLInputElement>('Email');
    await open(both);
    for (const [at, email] of emails().entries()) {
      fireEvent.input(email, { target: { value: `minh${at}@thu.example` } });
    }
    await open(both);
    await waitFor(() => expect(emails().map(({ value }) => value)).toEqual(['minh0@thu.example', 'minh1@thu.example']));
  });

  it('keep the email that is to get a new password', async () => {
    const form = <ForgotForm email="" action="/quen-mat-khau/" isDone={false} />;
    await open(form);
    type('Email', 'minh@thu.example');
    await open(form);
    await waitFor(() => expect(box('Email').value).toBe('minh@thu.example'));
  });
});

describe('forms of the own account', () => {
  const ok = { '/tai-khoan/': pageAction(async () => ({ answer: account, address: '/tai-khoan/' })) };

  it('keep a name that was not saved, and open it again for that account', async () => {
    const form = <ProfileForm account={account} isDone={false} />;
    await open(form, { actions: ok });
    type('Họ và tên', 'Mai Mới');
    await open(form, { actions: ok });
    await waitFor(() => expect(box('Họ và tên').value).toBe('Mai Mới'));
    expect(screen.getByText('Phần bạn sửa dở đã được mở lại, chưa lưu')).toBeDefined();
    await open(<ProfileForm account={{ ...account, name: 'Mai Khác' }} isDone={false} />, { actions: ok });
    expect(box('Họ và tên').value).toBe('Mai Khác');
    expect(screen.getByText('Dùng phần sửa dở')).toBeDefined();
  });

  it('hold what was stored once they are saved, and leave no draft where that was typed in another way', async () => {
    let show: (saved: AccountAnswer) => void = () => undefined;
    function Account() {
      const [shown, setShown] = useState(account);
      show = setShown;
      return <ProfileForm account={shown} isDone={false} />;
    }
    const saved = { ...account, mobile_phone: '0912 345 678' };
    const save = pageAction(async () => {
      finishDraft(PROFILE_DRAFTS);
      act(() => show(saved));
      return { answer: saved, address: '/tai-khoan/' };
    });
    await open(<Account />, { actions: { '/tai-khoan/': save } });
    const phone = () => box(/^Số điện thoại/);
    phone().focus();
    type(/^Số điện thoại/, '0912345678');
    expect(valuesAt(PROFILE_DRAFTS)).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Lưu thay đổi' }));
    await screen.findByText('Đã lưu');
    await draftsRead();
    expect([phone().value, document.activeElement]).toEqual(['0912 345 678', phone()]);
    await open(<ProfileForm account={saved} isDone={false} />);
    expect(valuesAt(PROFILE_DRAFTS)).toEqual([]);
    expect(screen.queryByText('Phần bạn sửa dở đã được mở lại, chưa lưu')).toBeNull();
  });

  it('keep what a provider corrects in an application', async () => {
    const application = {
      type: 'place' as const,
      status: 'pending' as const,
      reason: '',
      place_name: 'Nắng Mai',
      place_add: '',
      prof_spec: '',
      prof_place: '',
    };
    const form = <ApplicationForm application={application} isDone={false} />;
    await open(form);
    type('Tên cơ sở y tế', 'Phòng khám Nắng Mai');
    await open(form);
    await waitFor(() => expect(box('Tên cơ sở y tế').value).toBe('Phòng khám Nắng Mai'));
  });
});
