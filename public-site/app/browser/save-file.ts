/** How long the browser may take to begin; milliseconds. */
const PATIENCE_MS = 60_000;

/** Has the browser keep a file under its name, as a link to it would. */
export function saveFile({ name, content }: { name: string; content: Blob }): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), PATIENCE_MS);
}
