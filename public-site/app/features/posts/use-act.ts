import { useState } from 'react';
import { type Failure, failureOf } from '../../forms/failure.ts';

/** Runs something that the visitor does to a post, one at a time; says why it failed. */
export function useAct() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const run = async <Value>(
    act: () => Promise<Value>,
    onDone: (value: Value) => void,
    onFailed?: (failure: Failure) => void,
  ): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      onDone(await act());
    } catch (error) {
      const why = failureOf(error);
      setFailure(why);
      onFailed?.(why);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, run, forget: () => setFailure(null) };
}
