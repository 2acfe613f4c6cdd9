export type Verdict = 'ok' | 'warning' | 'failed';

/** What one check found; `remedy` says what to do about it. */
export interface Finding {
  readonly what: string;
  readonly verdict: Verdict;
  readonly message: string;
  readonly remedy?: string;
}

export const ok = (what: string, message: string): Finding => ({ what, verdict: 'ok', message });
export const warning = (what: string, message: string, remedy: string): Finding => ({
  what,
  verdict: 'warning',
  message,
  remedy,
});
export const failed = (what: string, message: string, remedy: string): Finding => ({
  what,
  verdict: 'failed',
  message,
  remedy,
});
