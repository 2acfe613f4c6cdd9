import type { ManagedVisit } from '@antam/server/features/visits/contract.ts';
import { useAct } from '../../../acts/use-act.ts';
import { browserApi } from '../../../api/browser-api.ts';
import type { Failure } from '../../../forms/failure.ts';
import { useToast } from '../../../ui/toast/toast-context.ts';
import type { SimpleAct } from './visit-words.ts';

const FAILED = 'Chưa lưu được thay đổi này. Xin vui lòng thử lại.';

/**
 * Changes one visit. A refusal stays beside what was done until the next try.
 * @param onChanged reads the visits again; its end is waited for, so that what is shown is true when the act ends
 */
export function useVisitAct({ code }: Pick<ManagedVisit, 'code'>, onChanged: () => Promise<void>) {
  const toast = useToast();
  const { act, isBusy, failure } = useAct(
    async ({ send, done }: { send: () => Promise<unknown>; done: string }) => {
      try {
        await send();
      } finally {
        await onChanged();
      }
      return done;
    },
    { onDone: done => toast(done, { tone: 'good' }) },
  );
  /** Answers whether it was done. */
  const run = async (done: string, send: () => Promise<unknown>): Promise<boolean> =>
    (await act({ send, done })) !== undefined;
  const params = { code };
  return {
    busy: isBusy,
    failure: failure && textOf(failure),
    act: ({ path, done }: SimpleAct) =>
      run(done, () => browserApi.post(`/api/v1/booking/manage/:code/${path}/`, { params })),
    cancel: (message: string) =>
      run('Đã huỷ lịch hẹn và báo cho người bệnh.', () =>
        browserApi.post('/api/v1/booking/manage/:code/cancel/', { params, body: { message } }),
      ),
    write: (message: string) =>
      run('Đã gửi lời nhắn cho người bệnh.', () =>
        browserApi.post('/api/v1/booking/manage/:code/write/', { params, body: { message } }),
      ),
    keep: () =>
      run('Lịch hẹn được giữ nguyên.', () => browserApi.post('/api/v1/booking/manage/:code/keep/', { params })),
    move: (booking_start: string) =>
      run('Đã dời lịch hẹn và báo cho người bệnh.', () =>
        browserApi.post('/api/v1/booking/manage/:code/move/', { params, body: { booking_start } }),
      ),
  };
}

/** The server's sentence, or what it says of a field. */
export const textOf = ({ detail, fields }: Failure): string => Object.values(fields)[0] ?? detail ?? FAILED;
