import { useNotify, useRefresh } from 'react-admin';
import { messageOf } from '../providers/problem.ts';

/**
 * Decides on rows one after the other, says how many were, and of the others why they were not.
 * @param noun what a row is, within a sentence
 */
export function useDecideMany(noun: string) {
  const notify = useNotify();
  const refresh = useRefresh();
  return async <Row>(rows: readonly Row[], decide: (row: Row) => Promise<unknown>, doneText: string): Promise<void> => {
    const failures: unknown[] = [];
    for (const row of rows) {
      try {
        await decide(row);
      } catch (error) {
        failures.push(error);
      }
    }
    const done = rows.length - failures.length;
    const texts = [
      ...(done > 0 ? [`${doneText} ${done} ${noun}.`] : []),
      ...(failures.length > 0 ? [`Chưa xử lý được ${failures.length} ${noun}: ${messageOf(failures[0])}`] : []),
    ];
    notify(texts.join(' '), { type: failures.length > 0 ? 'warning' : 'success' });
    refresh();
  };
}
