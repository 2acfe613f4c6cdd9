/** What people still call near, in kilometres. It stands apart from what describes answers, which no browser loads. */
export const MAX_NEAR_KM = 50;
