/** The folder for temporary files that is quickest here; in `inMemory` where that has `room` bytes. */
export declare function quickestFolder(inMemory?: string, room?: number): string;
/** Has this process keep temporary files below `root`, in a folder of its own that is removed when it ends. */
export declare function keepInRunFolder(root?: string): void;
