import type { ReactNode } from 'react';
import type { Failure } from '../../forms/failure.ts';
import { SupportLine } from '../../forms/failure-notice.tsx';
import { AlertOverlay } from '../../ui/overlay/message-overlay.tsx';
import { LABELS } from './profile-words.ts';

type ProfileAlertProps = {
  /** What failed; null shows nothing. */
  failure: Failure | null;
  title: string;
  onClose: () => void;
  children?: ReactNode;
};

/** Why something about the profile was not done, and whom to ask with which code. */
export function ProfileAlert({ failure, title, onClose, children }: ProfileAlertProps) {
  if (failure === null) return null;
  const labels = new Map<string, string>(Object.entries(LABELS));
  const wrong = Object.entries(failure.fields).map(([field, text]) => {
    const label = labels.get(field);
    return label === undefined ? text : `${label}: ${text}`;
  });
  return (
    <AlertOverlay open onClose={onClose} title={title}>
      <div className="prose" data-failure-alert>
        {wrong.length === 0 && failure.detail !== null && <p>{failure.detail}</p>}
        {wrong.map(text => (
          <p key={text}>{text}</p>
        ))}
        {children}
        <SupportLine code={failure.errorCode} />
      </div>
    </AlertOverlay>
  );
}
