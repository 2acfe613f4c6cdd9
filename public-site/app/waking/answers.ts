/**
 * Announces to the script that keeps presses (`keep-presses.ts`, built by itself) that the controls of a part of the
 * page answer now: of the document, or of a part that answers later than the page around it.
 */
export function announceAnswers(part: Document | HTMLElement): void {
  part.dispatchEvent(new Event('antam:ready'));
}
