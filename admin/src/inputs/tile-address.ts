/** A tile's address from a template with `{z}`, `{x}`, `{y}`; `{s}` is one of three hosts, `{r}` is for dense screens. */
export function tileAddress(template: string, x: number, y: number, z: number, density = 1): string {
  const parts: Record<string, string> = {
    z: String(z),
    x: String(x),
    y: String(y),
    s: 'abc'.charAt((x + y) % 3),
    r: density > 1 ? '@2x' : '',
  };
  return template.replace(/\{(\w)\}/g, (whole, name) => parts[name] ?? whole);
}
