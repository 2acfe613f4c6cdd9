import { Alert } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useRedirect } from 'react-admin';
import { useIsHeld } from '../held/use-held.ts';
import { useLease } from '../leases/use-lease.ts';
import { QueueBar } from './queue-bar.tsx';
import { QuickReasons, reasonKeys } from './quick-reasons.tsx';
import { type QueueOf, useQueue } from './use-queue.ts';

/** A usual reason to take a text away, in the words of a button. */
export interface UsualReason<Reason> {
  readonly reason: Reason;
  readonly label: string;
}

type DeskOptions<Row, Reason> = {
  /** The text, as `comments/12`. */
  about: string;
  queueOf: QueueOf<Row>;
  /** Undefined where the text cannot be shown or taken away. */
  publish: (() => void) | undefined;
  remove: ((reason: Reason) => void) | undefined;
  reasons: readonly UsualReason<Reason>[];
};

interface Desk {
  /** For the top of the page. */
  readonly bar: ReactNode;
  /** One press each; nothing where the text cannot be taken away. */
  readonly quickReasons: ReactNode;
  /** Whether it is decided on already and can be taken back. */
  readonly isHeld: boolean;
  /** Leads to what waits next, after a decision. */
  goOn(): void;
}

/** Where one text after the other is decided on, by buttons or by keys. */
export function useDesk<Row extends RaRecord<number>, Reason>(options: DeskOptions<Row, Reason>): Desk {
  const { about, queueOf, publish, remove, reasons } = options;
  const queue = useQueue(queueOf);
  const isHeld = useIsHeld()(about);
  const lookedAtBy = useLease(queueOf.resource, queue.position === undefined ? null : queueOf.id);
  const redirect = useRedirect();
  const goOn = () => {
    if (queue.position === undefined) return;
    if (queue.goToFree) queue.goToFree();
    else redirect('list', queueOf.resource);
  };
  const removing =
    !isHeld && remove
      ? reasonKeys(reasons, reason => {
          remove(reason);
          goOn();
        })
      : [];
  const showing = () => {
    publish?.();
    goOn();
  };
  const publishing = !isHeld && publish ? [{ key: 'c', label: 'Cho hiện', run: showing }] : [];
  return {
    bar: (
      <>
        <QueueBar queue={queue} decisions={[...publishing, ...removing]} />
        {lookedAtBy !== undefined && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {lookedAtBy} đang xem mục này.
          </Alert>
        )}
      </>
    ),
    quickReasons: <QuickReasons reasons={removing} />,
    isHeld,
    goOn,
  };
}

/** The bar of a piece of work that is decided on by a form of its own. */
export function useFormDesk<Row extends RaRecord<number>>(queueOf: QueueOf<Row>): ReactNode {
  const about = `${queueOf.resource}/${queueOf.id}`;
  return useDesk<Row, never>({ about, queueOf, publish: undefined, remove: undefined, reasons: [] }).bar;
}
