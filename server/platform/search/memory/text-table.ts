/** Many texts as UTF-8, one behind the other. */
export interface TextTable {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Where each text begins, and in the end where the last one ends. */
  readonly starts: Uint32Array<ArrayBuffer>;
}

/** The table of these texts; what is not well formed in them is replaced. */
export function textTable(texts: readonly string[]): TextTable {
  const starts = new Uint32Array(texts.length + 1);
  let length = 0;
  texts.forEach((text, number) => {
    length += Buffer.byteLength(text);
    starts[number + 1] = length;
  });
  const bytes = new Uint8Array(length);
  const writer = Buffer.from(bytes.buffer);
  texts.forEach((text, number) => {
    writer.write(text, starts[number] ?? 0);
  });
  return { bytes, starts };
}

/** Makes a function that reads the text of a number. */
export function textReader({ bytes, starts }: TextTable): (number: number) => string {
  const reader = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return number => reader.toString('utf8', starts[number], starts[number + 1]);
}
