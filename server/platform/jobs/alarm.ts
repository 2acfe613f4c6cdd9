/** A sleep that can be cut short; a ring while nobody sleeps wakes the next sleeper at once. */
export interface Alarm {
  sleep(milliseconds: number): Promise<void>;
  ring(): void;
}

export function createAlarm(): Alarm {
  let rang = false;
  let wake: (() => void) | undefined;
  return {
    sleep: milliseconds =>
      new Promise(resolve => {
        const awake = () => {
          clearTimeout(timer);
          rang = false;
          wake = undefined;
          resolve();
        };
        const timer = setTimeout(awake, milliseconds);
        if (rang) awake();
        else wake = awake;
      }),
    ring: () => {
      rang = true;
      wake?.();
    },
  };
}
