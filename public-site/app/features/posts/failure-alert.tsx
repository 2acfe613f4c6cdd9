import type { ReactNode } from 'react';
import type { Failure } from '../../forms/failure.ts';
import { SupportLine } from '../../forms/failure-notice.tsx';
import { AlertOverlay } from '../../ui/overlay/message-overlay.tsx';
import { listedMessages } from './listed-messages.ts';

type FailureAlertProps = {
  /** What failed; null shows nothing. */
  failure: Failure | null;
  title: string;
  onClose: () => void;
  children?: ReactNode;
};

/** Why something about a question or a post was not done, and whom to ask with which code. */
export function FailureAlert({ failure, title, onClose, children }: FailureAlertProps) {
  if (failure === null) return null;
  const { detail, fields, errorCode } = failure;
  const messages = listedMessages(failure);
  // The same may be wrong with several fields.
  const reasons = new Set([...(detail === null ? [] : [detail]), ...messages, ...Object.values(fields)]);
  const isOwnMistake = messages.length > 0 || Object.keys(fields).length > 0;
  return (
    <AlertOverlay open onClose={onClose} title={title}>
      <div className="prose" data-failure-alert>
        {[...reasons].map(text => (
          <p key={text}>{text}</p>
        ))}
        {children}
        <SupportLine code={isOwnMistake ? '' : errorCode} />
      </div>
    </AlertOverlay>
  );
}
