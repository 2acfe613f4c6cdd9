/** The slug of a name as most names have theirs: "Nội tổng quát" is `noi-tong-quat`. */
export function plainSlug(name: string): string {
  const letters = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replaceAll('đ', 'd');
  return (letters.match(/[a-z0-9]+/g) ?? []).join('-');
}
