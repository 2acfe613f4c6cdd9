import { describe, expect, it } from 'vitest';
import { SECOND_FACTOR_ADDRESS, secondFactorTask } from './second-factor-address.ts';
import { postedAnswer, refusedForm } from './second-factor-answer.ts';

const taskOf = (address: string) => secondFactorTask(new URL(address, 'https://antam.example'));
const SETUP = { secret: 'ABCD', uri: 'otpauth://totp/x', qr_svg: '<svg/>' };
const posted = (answer: unknown) => ({ token: 't', posted: { values: {}, status: 200, problem: {}, answer } });

describe('the address', () => {
  it('names the task that its form is for', () => {
    for (const [task, address] of Object.entries(SECOND_FACTOR_ADDRESS)) expect(taskOf(address)).toBe(task);
    for (const address of ['/tai-khoan/bao-mat/', '/tai-khoan/bao-mat/?viec=khac', '/tai-khoan/?viec=tat']) {
      expect(taskOf(address)).toBeNull();
    }
  });
});

describe('what a form was answered', () => {
  it('is the secret or the codes, and is no failure', () => {
    expect(postedAnswer(posted(SETUP))).toEqual({ setup: SETUP });
    expect(postedAnswer(posted({ recovery_codes: ['a'] }))).toEqual({ codes: ['a'] });
    expect(refusedForm(posted(SETUP))).toEqual({ token: 't', posted: null });
  });

  it('is nothing where the form was refused, or not sent', () => {
    const refused = { token: 't', posted: { values: {}, status: 422, problem: { code: ['x'] } } };
    expect([postedAnswer(refused), refusedForm(refused)]).toEqual([null, refused]);
    expect(postedAnswer({ token: 't', posted: null })).toBeNull();
    for (const answer of ['x', null, {}, { recovery_codes: 'a' }]) expect(postedAnswer(posted(answer))).toBeNull();
  });
});
