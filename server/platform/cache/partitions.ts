import { LRUCache } from 'lru-cache';

/** Things by key, each in one of several partitions at most. */
export interface Partitions<Partition extends string, Entry extends object> {
  /** No partition has room for anything. */
  readonly isOff: boolean;
  has(key: string): boolean;
  get(key: string): Entry | undefined;
  /** The same, but it does not count as used. */
  peek(key: string): Entry | undefined;
  /** False where it is too large for the partition. */
  set(partition: Partition, key: string, entry: Entry): boolean;
  delete(key: string): void;
}

export interface PartitionParts<Entry> {
  bytesOf(entry: Entry): number;
  /** Called with what was replaced, deleted or pushed out. */
  onGone(entry: Entry): void;
}

/** @param sizes bytes of each */
export function openPartitions<Partition extends string, Entry extends object>(
  sizes: Readonly<Record<Partition, number>>,
  { bytesOf, onGone }: PartitionParts<Entry>,
): Partitions<Partition, Entry> {
  const open = new Map<string, LRUCache<string, Entry>>();
  for (const [name, maxSize] of Object.entries<number>(sizes)) {
    if (maxSize > 0) open.set(name, new LRUCache({ maxSize, sizeCalculation: bytesOf, dispose: onGone }));
  }
  const partitionWith = (key: string) => {
    for (const partition of open.values()) if (partition.has(key)) return partition;
    return undefined;
  };
  return {
    isOff: open.size === 0,
    has: key => partitionWith(key) !== undefined,
    get: key => partitionWith(key)?.get(key),
    peek: key => partitionWith(key)?.peek(key),
    set: (name, key, entry) => {
      const partition = open.get(name);
      partition?.set(key, entry);
      return partition?.has(key) === true;
    },
    delete: key => void partitionWith(key)?.delete(key),
  };
}
