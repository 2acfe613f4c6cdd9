/**
 * The same function, which remembers what it made of each text, up to so many; then it empties itself. For what is
 * asked of the same texts again and again, where making it costs more than looking it up.
 */
export function remembering<Made extends NonNullable<unknown>>(
  most: number,
  make: (text: string) => Made,
): (text: string) => Made {
  const known = new Map<string, Made>();
  return text => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = make(text);
    if (known.size >= most) known.clear();
    known.set(text, made);
    return made;
  };
}
