/** Numbers from 0 to 2³² − 1, of which there may be millions. */
export interface GrowingNumbers {
  readonly length: number;
  push(number: number): void;
  /** The numbers that were pushed so far. */
  numbers(): Uint32Array;
}

const FIRST_SIZE = 256;

export function growingNumbers(): GrowingNumbers {
  let room = new Uint32Array(FIRST_SIZE);
  let length = 0;
  return {
    get length() {
      return length;
    },
    push: number => {
      if (length === room.length) {
        const larger = new Uint32Array(length * 2);
        larger.set(room);
        room = larger;
      }
      room[length] = number;
      length += 1;
    },
    numbers: () => room.subarray(0, length),
  };
}
