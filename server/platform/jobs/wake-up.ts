/** A sleep that can be cut short; a call of `wake` while nobody sleeps wakes the next sleeper at once. */
export interface WakeUp {
  sleep(milliseconds: number): Promise<void>;
  wake(): void;
}

export function createWakeUp(): WakeUp {
  let isDue = false;
  let end: (() => void) | undefined;
  return {
    sleep: milliseconds =>
      new Promise(resolve => {
        const awake = () => {
          clearTimeout(timer);
          isDue = false;
          end = undefined;
          resolve();
        };
        const timer = setTimeout(awake, milliseconds);
        if (isDue) awake();
        else end = awake;
      }),
    wake: () => {
      isDue = true;
      end?.();
    },
  };
}
