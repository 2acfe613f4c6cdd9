import type { ConsentMessage } from '@antam/server/features/analytics/contract.ts';
import { browserApi } from '../../api/browser-api.ts';
import { onceMoreIfStale } from '../../api/problem.ts';
import { readAnalyticsId } from '../../memory/analytics-id.ts';
import { CONSENT_VERSION, readConsent, writeConsent } from '../../memory/consent.ts';
import { randomId } from '../../memory/random-id.ts';
import { tracker } from '../../tracking/tracker.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { announceConsent } from './use-consent.ts';

/**
 * Applies the visitor's choice. A consent applies only once the server has recorded it; a refusal at once, whatever
 * happens to its record. Answers false where the choice could not be stored.
 */
export async function chooseConsent(choice: 'granted' | 'refused'): Promise<boolean> {
  return choice === 'granted' ? grant() : refuse();
}

async function grant(): Promise<boolean> {
  const id = randomId();
  if (!(await record({ consent_id: id, choice: 'granted' }))) return false;
  const isStored = writeConsent({ choice: 'granted', id });
  change();
  return isStored;
}

async function refuse(): Promise<boolean> {
  const before = readConsent();
  const userId = readAnalyticsId();
  const isStored = writeConsent({ choice: 'refused' });
  change();
  const consent_id = before?.choice === 'granted' ? before.id : randomId();
  await record({ consent_id, choice: 'refused', ...(userId === null ? {} : { forget_user_id: userId }) });
  return isStored;
}

function change(): void {
  tracker.consentChanged();
  announceConsent();
  tellOtherTabs();
}

/** Whether the choice was noted. */
function record(choice: Omit<ConsentMessage, 'version'>): Promise<boolean> {
  const send = () => browserApi.post('/api/v1/consent/', { body: { ...choice, version: CONSENT_VERSION } });
  return onceMoreIfStale(send).then(
    () => true,
    () => false,
  );
}
