import { describe, expect, it } from 'vitest';
import { accountDone } from './account-forms.ts';

describe('the forms of the account', () => {
  it.each([
    ['/tai-khoan/', false, false],
    ['/tai-khoan/?done=luu', true, false],
    ['/tai-khoan/?done=gui-lai', false, true],
    ['/tai-khoan/?done=x', false, false],
  ])('at %s were accepted: profile %s, confirmation %s', (address, isSaved, isSent) => {
    expect(accountDone(new URL(address, 'https://antam.example'))).toEqual({ isSaved, isSent });
  });
});
