/** Việt Nam has kept UTC+7 without summer time since 1975. */
const OFFSET_MS = 7 * 3_600_000;

/** Việt Nam's wall clock at an instant (milliseconds since 1970), readable through the UTC getters. */
export const vietnamClock = (instant: number): Date => new Date(instant + OFFSET_MS);
