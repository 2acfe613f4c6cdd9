/** How long an answer is waited for, in milliseconds: far longer than a healthy database takes, … */
const PATIENCE_MS = 1_000;

/** … and where it did not come the last time. */
const SHORT_PATIENCE_MS = 100;

/**
 * Waits for something that may not answer. True if it answered in time, a second by default. After a failure the limit
 * is short until it answers again.
 */
export function withinTimeLimit(ask: () => Promise<void>, patienceMs = PATIENCE_MS): () => Promise<boolean> {
  let hasFailed = false;
  const attempt = async () => {
    try {
      await ask();
      hasFailed = false;
      return true;
    } catch {
      hasFailed = true;
      return false;
    }
  };
  // A plain timer, because this runs for each page, thousands of times a second.
  return () =>
    new Promise(resolve => {
      const giveUp = () => {
        hasFailed = true;
        resolve(false);
      };
      const timer = setTimeout(giveUp, hasFailed ? SHORT_PATIENCE_MS : patienceMs).unref();
      void attempt().then(hasAnswered => {
        clearTimeout(timer);
        resolve(hasAnswered);
      });
    });
}
