/** Where time comes from, and how to go on in the next turn of the event loop; tests drive their own. */
export interface EventLoop {
  /** Milliseconds. */
  now(): number;
  /** Calls back once in the next turn, after whatever has arrived by then. */
  next(callback: () => void): void;
}

export const processLoop: EventLoop = {
  now: () => performance.now(),
  next: callback => void setImmediate(callback),
};
