import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { FormResult } from '../../forms/form-result.ts';
import { account } from '../../testing/account.ts';
import { renderFrame } from '../../testing/render-frame.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SECOND_FACTOR_ADDRESS, type SecondFactorTask, secondFactorTask } from './second-factor-address.ts';

afterEach(cleanup);

const taskOf = (address: string) => secondFactorTask(new URL(address, 'https://antam.example'));
const SETUP = { secret: 'ABCDEFGH', uri: 'otpauth://totp/x', qr_svg: '<svg/>' };
const confirmed = { ...account, is_email_confirmed: true };
const withFactor = { ...confirmed, second_factor: { is_set_up: true, is_required: false, is_passed: true } };

/** Renders the page as it comes back with the result of a form that was sent without script. */
function show(task: SecondFactorTask, result?: Pick<FormResult, 'status' | 'problem' | 'answer'>) {
  const sentTo = SECOND_FACTOR_ADDRESS[task];
  const shown = task === 'setUp' || task === 'confirm' ? confirmed : withFactor;
  renderFrame(
    <SecondFactor account={shown} task={task} isRemoved={false} />,
    sentTo,
    result && { rendered: { sentTo, values: {}, ...result } },
  );
}
const accepted = (answer: unknown) => ({ status: 200, problem: null, answer });
const secret = () => screen.queryByText('ABCD EFGH');
const codes = () => screen.queryByText('Lưu các mã dự phòng này ngay');

describe('the address', () => {
  it('names the task that its form is for', () => {
    for (const [task, address] of Object.entries(SECOND_FACTOR_ADDRESS)) expect(taskOf(address)).toBe(task);
    for (const address of ['/tai-khoan/bao-mat/', '/tai-khoan/bao-mat/?viec=khac', '/tai-khoan/?viec=tat']) {
      expect(taskOf(address)).toBeNull();
    }
  });
});

describe('what the page shows of a form that was answered without script', () => {
  it('is the secret, and is no failure', () => {
    show('setUp', accepted({ setup: SETUP }));
    expect(secret()).not.toBeNull();
    expect([codes(), screen.queryByRole('alert')]).toEqual([null, null]);
  });

  it.each(['confirm', 'renew'] as const)('is the recovery codes after the task %s, and is no failure', task => {
    show(task, accepted({ codes: ['ab12-cd34'] }));
    expect(screen.getByText('ab12-cd34')).toBeDefined();
    expect([secret(), screen.queryByRole('textbox')]).toEqual([null, null]);
    expect(screen.queryByText(/^Chưa (thiết lập|bật|tạo) ?được/)).toBeNull();
  });

  it('is neither secret nor codes where the form was refused: it shows the failure at the field', () => {
    show('confirm', { status: 422, problem: { code: ['Mã chưa đúng.'] } });
    expect([secret(), codes()]).toEqual([null, null]);
    expect(screen.getByRole('textbox', { name: /6 số/ }).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Chưa bật được xác thực hai lớp')).toBeDefined();
  });

  it('is neither secret nor codes nor failure where no form was sent', () => {
    show('confirm');
    expect([secret(), codes()]).toEqual([null, null]);
    expect(screen.getByRole('textbox', { name: /6 số/ }).getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByText('Chưa bật được xác thực hai lớp')).toBeNull();
  });

  it('is neither secret nor codes where the second factor was removed', () => {
    show('remove', accepted(null));
    expect([secret(), codes()]).toEqual([null, null]);
  });
});
