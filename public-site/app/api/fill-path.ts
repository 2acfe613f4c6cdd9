/** Values of a path's parameters, by name. */
export type PathValues = Readonly<Record<string, unknown>>;

/** `/place/:id/` with `{ id: 7 }` → `/place/7/`. Throws for a parameter without a value. */
export function fillPath(path: string, values: PathValues = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined || value === null) throw new Error(`${path} needs a value of ${name}`);
    return encodeURIComponent(String(value));
  });
}
