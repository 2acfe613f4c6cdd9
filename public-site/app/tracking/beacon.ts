/**
 * Sends JSON to this site so that it arrives even when the page is being left. Never throws, and does not report whether
 * it arrived: a lost count is not worth an error message.
 */
export function sendBeacon(path: string, body: object): void {
  const text = JSON.stringify(body);
  try {
    if (navigator.sendBeacon(path, new Blob([text], { type: 'application/json' }))) return;
  } catch {
    // Missing, or forbidden by an extension.
  }
  const headers = { 'content-type': 'application/json' };
  fetch(path, { method: 'POST', headers, body: text, keepalive: true, credentials: 'same-origin' }).catch(
    () => undefined,
  );
}
