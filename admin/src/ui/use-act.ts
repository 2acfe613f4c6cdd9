import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { messageOf } from '../providers/problem.ts';

/** Runs one action at a time on a record, says that it is done or why not, and reads the page again. */
export function useAct() {
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const act = async (work: () => Promise<unknown>, done?: string): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      if (done !== undefined) notify(done, { type: 'success' });
      return true;
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
      return false;
    } finally {
      setBusy(false);
      refresh();
    }
  };
  return { isBusy, act };
}
