/** A sleep that can be cut short. A call of `wake` while nobody sleeps ends the next sleep at once. */
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
