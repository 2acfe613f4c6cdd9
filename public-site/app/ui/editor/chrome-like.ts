/** Whether a browser is Chrome or made from the same: there alone the editor offers buttons for undo and redo. */
export function isChromeLike(userAgent: string): boolean {
  return /Chrom(e|ium)\//.test(userAgent);
}
