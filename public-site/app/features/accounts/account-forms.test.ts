import { describe, expect, it } from 'vitest';
import { accountForms } from './account-forms.ts';

const REFUSED = { token: 't', posted: { values: { name: 'A' }, status: 422, problem: {} } };
const BLANK = { token: 't', posted: null };
const formsAt = (address: string) => accountForms(REFUSED, new URL(address, 'https://antam.example'));

describe('the forms of the account', () => {
  it('are refused one at a time: the one that the address names, else the profile', () => {
    expect(formsAt('/tai-khoan/')).toMatchObject({ profile: { form: REFUSED }, confirmation: { form: BLANK } });
    const named = formsAt('/tai-khoan/?viec=gui-lai');
    expect(named).toMatchObject({ profile: { form: BLANK }, confirmation: { form: REFUSED } });
  });

  it.each([
    ['/tai-khoan/', false, false],
    ['/tai-khoan/?done=luu', true, false],
    ['/tai-khoan/?done=gui-lai', false, true],
    ['/tai-khoan/?done=x', false, false],
  ])('at %s were taken: profile %s, confirmation %s', (address, isSaved, isSent) => {
    const { profile, confirmation } = formsAt(address);
    expect([profile.isDone, confirmation.isDone]).toEqual([isSaved, isSent]);
  });
});
