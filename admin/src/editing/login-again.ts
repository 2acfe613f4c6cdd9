/** Asks who works in a form to log in again where the session has ended, so that nothing typed is lost. */
export interface LoginAgain {
  /** A form is open from now on; answers how to say that it is closed. */
  hold(): () => void;
  /**
   * Resolves to whether the staff member has logged in again; at once to false where no form is open, as there is
   * nothing to lose then. Calls that ask meanwhile wait for the same answer.
   */
  ask(): Promise<boolean>;
  /** Whether the question stands, for `useSyncExternalStore`. */
  isAsked(): boolean;
  subscribe(listener: () => void): () => void;
  answer(isLoggedIn: boolean): void;
}

interface Question {
  readonly answered: Promise<boolean>;
  readonly answer: (isLoggedIn: boolean) => void;
}

/** Makes the one question of a console. */
export function createLoginAgain(): LoginAgain {
  const listeners = new Set<() => void>();
  const holders = new Set<symbol>();
  let question: Question | undefined;
  const change = (next: Question | undefined) => {
    question = next;
    for (const listener of listeners) listener();
  };
  return {
    hold: () => {
      const holder = Symbol('form');
      holders.add(holder);
      return () => void holders.delete(holder);
    },
    ask: () => {
      if (holders.size === 0) return Promise.resolve(false);
      if (!question) {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        change({ answered: promise, answer: resolve });
        return promise;
      }
      return question.answered;
    },
    isAsked: () => question !== undefined,
    subscribe: listener => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    answer: isLoggedIn => {
      const asked = question;
      change(undefined);
      asked?.answer(isLoggedIn);
    },
  };
}
