import { z } from 'zod';

const linkedParts = z.record(z.string(), z.string());

/** What is stored beside texts: those of the row that have links, by their columns, as JSON; null where none has any. */
export function storedLinks(columns: readonly string[], parts: readonly (string | null)[]): string | null {
  const linked = columns.flatMap((column, index) => {
    const part = parts[index];
    return part ? [[column, part] as const] : [];
  });
  return linked.length === 0 ? null : JSON.stringify(Object.fromEntries(linked));
}

/**
 * Texts of a row as pages show them, with their links.
 * @param linked the column `linked` of the row
 * @param texts as their authors wrote them, by columns
 */
export function withLinks<Texts extends Readonly<Record<string, string>>>(linked: string | null, texts: Texts): Texts {
  return linked === null ? texts : { ...texts, ...linkedParts.parse(JSON.parse(linked)) };
}
