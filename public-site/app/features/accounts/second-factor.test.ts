import { describe, expect, it } from 'vitest';
import { SECOND_FACTOR_ADDRESS, secondFactorTask } from './second-factor-address.ts';

const taskOf = (address: string) => secondFactorTask(new URL(address, 'https://antam.example'));

describe('the address', () => {
  it('names the task that its form is for', () => {
    for (const [task, address] of Object.entries(SECOND_FACTOR_ADDRESS)) expect(taskOf(address)).toBe(task);
    for (const address of ['/tai-khoan/bao-mat/', '/tai-khoan/bao-mat/?viec=khac', '/tai-khoan/?viec=tat']) {
      expect(taskOf(address)).toBeNull();
    }
  });
});
