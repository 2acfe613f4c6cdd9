import { useSyncExternalStore } from 'react';
import { readConsent } from '../../memory/consent.ts';

const CHANGED = 'antam:consent';

/** What the visitor has chosen; `unknown` on the server and before the page's script runs. */
export type ConsentState = 'granted' | 'refused' | 'undecided' | 'unknown';

/** The visitor's choice, kept up to date on every part of the page. */
export function useConsent(): ConsentState {
  return useSyncExternalStore(subscribe, present, () => 'unknown');
}

/** Announces to every part of this page that the choice has changed. */
export function announceConsent(): void {
  window.dispatchEvent(new Event(CHANGED));
}

function present(): ConsentState {
  return readConsent()?.choice ?? 'undecided';
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
}
