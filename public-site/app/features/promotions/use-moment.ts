import type { PromotionDetail, PromotionMoment } from '@antam/server/features/promotions/contract.ts';
import { useCallback, useEffect, useState } from 'react';
import { browserApi } from '../../api/browser-api.ts';
import { browserNow } from '../../ui/time/browser-clock.ts';

/** A promotion at this moment. */
export type Moment = Pick<PromotionMoment, 'state' | 'left'> & {
  /** What the server's clock is ahead of the browser's, in milliseconds; 0 until it is known. */
  aheadMs: number;
  /** Asks the server again. */
  ask: () => void;
};

/** How a promotion is now: first as the page says, which may be some time old, then as the server answers. */
export function useMoment({ id, state, left }: Pick<PromotionDetail, 'id' | 'state' | 'left'>): Moment {
  const [known, setKnown] = useState({ state, left, aheadMs: 0 });
  const ask = useCallback(() => {
    browserApi.get('/api/v1/promotion/:id/moment/', { params: { id } }).then(
      ({ now, ...moment }) => setKnown({ ...moment, aheadMs: Date.parse(now) - browserNow() }),
      // What the page says stays.
      () => undefined,
    );
  }, [id]);
  useEffect(ask, [ask]);
  return { ...known, ask };
}
