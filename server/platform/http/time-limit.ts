import { Problem } from '../errors/problem.ts';
import type { AppMiddleware } from './app-context.ts';

const timedOut = () =>
  new Problem(503, 'TIMEOUT', 'Hệ thống đang bận, xin vui lòng thử lại sau ít phút.', { retryAfterSeconds: 30 });

/** Answers 503 when the inner middleware takes longer than `milliseconds`; its work continues without a reader. */
export function timeLimit(milliseconds: number): AppMiddleware {
  return async (_ctx, next) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(timedOut()), milliseconds);
    });
    try {
      await Promise.race([next(), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
