import type { DecisionResults } from '@antam/server/features/contributions/staff-contract.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHeldDecisions, HOLD_MS } from './held-decisions.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const TAKEN: DecisionResults = { results: [{ id: 1, refusal: null }] };

/** A decision, and how it was sent so far. */
function aDecision(about: string) {
  const sent: boolean[] = [];
  const send = async ({ keepalive }: { readonly keepalive: boolean }) => {
    sent.push(keepalive);
    return TAKEN;
  };
  return { sent, decision: { about: [about], page: undefined, text: `Đã gỡ ${about}.`, send } };
}

describe('a decision that is held', () => {
  it('is sent once, when its time is over', async () => {
    const held = createHeldDecisions();
    const { sent, decision } = aDecision('comments/1');
    const outcome = held.hold(decision);
    await vi.advanceTimersByTimeAsync(HOLD_MS - 1);
    expect([held.list(), sent]).toEqual([[decision], []]);
    await vi.advanceTimersByTimeAsync(1);
    expect([held.list(), sent]).toEqual([[], [false]]);
    expect(await outcome).toEqual(TAKEN);
    await held.sendAll();
    expect(sent).toEqual([false]);
  });

  it('is taken back, the last one first, and never sent then', async () => {
    const held = createHeldDecisions();
    const [first, second] = [aDecision('comments/1'), aDecision('comments/2')];
    const outcomes = [held.hold(first.decision), held.hold(second.decision)];
    expect(held.undo()).toBe(second.decision);
    expect(held.undo()).toBe(first.decision);
    expect(held.undo()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(HOLD_MS);
    expect([first.sent, second.sent, await Promise.all(outcomes)]).toEqual([[], [], ['undone', 'undone']]);
  });

  it('is sent at once with all others where the page is left', async () => {
    const held = createHeldDecisions();
    const [first, second] = [aDecision('comments/1'), aDecision('posts/2')];
    void held.hold(first.decision);
    void held.hold(second.decision);
    await held.sendAll({ keepalive: true });
    await vi.advanceTimersByTimeAsync(HOLD_MS);
    expect([held.list(), first.sent, second.sent]).toEqual([[], [true], [true]]);
  });

  it('is decided until it is answered, cannot be taken back then, and is waited for', async () => {
    const held = createHeldDecisions();
    const answer = Promise.withResolvers<DecisionResults>();
    const { decision } = aDecision('comments/1');
    const slow = { ...decision, send: () => answer.promise };
    void held.hold(slow);
    await vi.advanceTimersByTimeAsync(HOLD_MS);
    expect([held.list(), held.decided(), held.undo()]).toEqual([[], [slow], undefined]);
    let isOver = false;
    const all = held.sendAll().then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(isOver).toBe(false);
    answer.resolve(TAKEN);
    await all;
    expect(held.decided()).toEqual([]);
  });

  it('is forgotten where another account goes on', async () => {
    const held = createHeldDecisions();
    const { sent, decision } = aDecision('comments/1');
    const outcome = held.hold(decision);
    held.forget();
    await vi.advanceTimersByTimeAsync(HOLD_MS);
    expect([sent, await outcome, held.decided()]).toEqual([[], 'undone', []]);
  });

  it('that cannot be sent is no longer held, and its maker hears why', async () => {
    const held = createHeldDecisions();
    const lost = new Error('Không có mạng');
    const outcome = held.hold({
      about: ['comments/1'],
      page: undefined,
      text: 'Đã gỡ.',
      send: () => Promise.reject(lost),
    });
    const heard = expect(outcome).rejects.toBe(lost);
    await vi.advanceTimersByTimeAsync(HOLD_MS);
    await heard;
    expect(held.list()).toEqual([]);
  });

  it('is a change that listeners hear of', () => {
    const held = createHeldDecisions();
    const heard = vi.fn();
    const leave = held.subscribe(heard);
    void held.hold(aDecision('comments/1').decision);
    held.undo();
    expect(heard).toHaveBeenCalledTimes(2);
    leave();
    void held.hold(aDecision('comments/1').decision);
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
