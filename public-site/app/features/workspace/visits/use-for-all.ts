import type { ManagedVisit } from '@antam/server/features/visits/contract.ts';
import { useState } from 'react';
import { useAct } from '../../../acts/use-act.ts';
import { browserApi } from '../../../api/browser-api.ts';
import { onceMoreIfStale } from '../../../api/problem.ts';
import { failureOf } from '../../../forms/failure.ts';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { NOTHING_TRIED, readTried, type TriedVisits, unreached } from './tried-visits.ts';
import { textOf } from './use-visit-act.ts';

export type ForAllPath = 'write' | 'cancel';
export const FOR_ALL_PATHS: readonly ForAllPath[] = ['write', 'cancel'];

const DONE: Readonly<Record<ForAllPath, string>> = {
  write: 'Đã gửi lời nhắn cho mọi người.',
  cancel: 'Đã huỷ và báo cho mọi người.',
};

/** A visit with which nothing could be done, and why. */
export type Refused = { code: string; name: string; why: string };

/** With which visits something was done, and which were refused, until it was done with all. */
type Try = TriedVisits & { refused: readonly Refused[] };
const NO_TRY: Try = { ...NOTHING_TRIED, refused: [] };

const hasBegun = ({ reached, refused }: Try): boolean => reached.length > 0 || refused.length > 0;

/**
 * Does the same with each of the visits, one after the other; what is refused stays and says why. Another try is made with
 * those alone that no try has reached, also after the page was loaded again: the draft of the message says which. A try is
 * over once none is left of those that it did not reach.
 */
export function useForAll(visits: readonly ManagedVisit[], onChanged: () => Promise<void>) {
  const toast = useToast();
  const [last, setLast] = useState<ForAllPath>('write');
  const [tries, setTries] = useState<Readonly<Record<ForAllPath, Try>>>({ write: NO_TRY, cancel: NO_TRY });
  const codes = visits.map(({ code }) => code);
  const isOver = (path: ForAllPath) => !unreached(tries[path]).some(code => codes.includes(code));
  const reachedOf = (path: ForAllPath) => (isOver(path) ? [] : tries[path].reached);
  const leftFor = (path: ForAllPath) => visits.filter(({ code }) => !reachedOf(path).includes(code));
  const keep = (path: ForAllPath, tried: Try) => setTries(before => ({ ...before, [path]: tried }));
  const { act, isBusy: busy } = useAct(async (path: ForAllPath, message: string): Promise<boolean> => {
    const about = [...new Set([...reachedOf(path), ...codes])];
    const reached = [...reachedOf(path)];
    const refused: Refused[] = [];
    for (const { code, name } of leftFor(path)) {
      const send = () =>
        browserApi.post(`/api/v1/booking/manage/:code/${path}/`, { params: { code }, body: { message } });
      await onceMoreIfStale(send).then(
        () => reached.push(code),
        (error: unknown) => refused.push({ code, name, why: textOf(failureOf(error)) }),
      );
      // At once: the page may be left before the last one.
      keep(path, { about, reached: [...reached], refused: [] });
    }
    await onChanged();
    const isDone = refused.length === 0;
    setLast(path);
    keep(path, isDone ? NO_TRY : { about, reached, refused });
    if (isDone) toast(DONE[path], { tone: 'good' });
    return isDone;
  });
  return {
    /** Answers whether it was done with all. */
    run: async (path: ForAllPath, message: string): Promise<boolean> => (await act(path, message)) === true,
    busy,
    failed: busy ? [] : tries[last].refused.filter(({ code }) => codes.includes(code)),
    tried: (path: ForAllPath): TriedVisits => tries[path],
    /** What was tried last, and whether some who stand there have it. */
    last,
    isReached: codes.some(code => reachedOf(last).includes(code)),
    leftFor,
    /** Whether another try is made with those alone that are left. */
    isPartly: (path: ForAllPath) => tries[path].reached.length > 0 && !isOver(path),
    /** Something is typed for the visits that are there; what goes on with an earlier try stays with the visits of that. */
    typed: (path: ForAllPath) => hasBegun(tries[path]) || keep(path, { ...NO_TRY, about: codes }),
    /** Goes on with the try that a draft has kept. */
    goOn: (path: ForAllPath, kept: string) => {
      setLast(path);
      keep(path, { ...readTried(kept), refused: [] });
    },
    /** What is over because the visits that it did not reach were moved, cancelled or kept meanwhile. */
    over: busy ? null : (FOR_ALL_PATHS.find(path => hasBegun(tries[path]) && isOver(path)) ?? null),
    forget: (path: ForAllPath) => {
      const { refused } = tries[path];
      const whose =
        refused.length > 0 ? `Lịch hẹn của ${refused.map(({ name }) => name).join(', ')}` : 'Lịch hẹn còn lại';
      toast(`${whose} không còn ngoài giờ khám.`);
      keep(path, NO_TRY);
    },
  };
}
