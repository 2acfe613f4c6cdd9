/** What every hostile vector runs where anything of it runs: it sets a global that tests look for. */
export const RUNS = 'hostileRan=1';

/** The host to which hostile vectors would report their reader; no server answers there. */
export const ELSEWHERE = 'hostile.example';

/** A call of {@link RUNS} as an address. */
export const SCRIPT_ADDRESS = `javascript:${RUNS}`;

/** All texts of `ones` with all of `others`. */
export const crossed = <One, Other>(
  ones: readonly One[],
  others: readonly Other[],
  write: (one: One, other: Other) => string,
): string[] => ones.flatMap(one => others.map(other => write(one, other)));
