/** The machine that is looked at; this one by default. */
export interface Machine {
  readonly platform?: NodeJS.Platform;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly home?: string;
}
/**
 * Path of a Chromium, Chrome or Edge: the one that the variable CHROMIUM names, one of the system's, or one that
 * Playwright has downloaded; undefined where there is none.
 */
export declare function findChromium(machine?: Machine): string | undefined;
/** One sentence that says how to get one. */
export declare function chromiumAdvice(platform?: NodeJS.Platform): string;
