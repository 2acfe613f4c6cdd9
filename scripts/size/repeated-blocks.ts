/** Lines that a block has at least. */
const BLOCK_LINES = 6;
/** What every file has: imports, comments and lines of nothing but brackets. */
const COMMON = /^(?:import\b|export \{|\}? from |\/?\*|\/\/|[\s(){}[\];,<>/]*$)/;

/** A file whose blocks are compared with those of others. */
export interface Text {
  readonly name: string;
  readonly source: string;
}

/**
 * How many blocks of six lines stand once more, in the same file or in another: alike but for white space, without imports,
 * comments and lines of brackets. Blocks that overlap one that was counted count with it.
 */
export function countRepeatedBlocks(texts: readonly Text[]): number {
  const seen = new Set<string>();
  let repeated = 0;
  for (const { source } of texts) {
    const lines = source
      .split('\n')
      .map(line => line.trim())
      .filter(line => !COMMON.test(line));
    const blocks = lines
      .slice(0, Math.max(0, lines.length - BLOCK_LINES + 1))
      .map((_, at) => lines.slice(at, at + BLOCK_LINES).join('\n'));
    let next = 0;
    for (const [at, block] of blocks.entries()) {
      if (at < next || !seen.has(block)) continue;
      repeated += 1;
      next = at + BLOCK_LINES;
    }
    for (const block of blocks) seen.add(block);
  }
  return repeated;
}
