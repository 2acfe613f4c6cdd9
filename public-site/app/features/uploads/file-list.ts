/** Files as a box holds them, whose list is its own to make. */
export function listOf(files: readonly File[]): FileList {
  const made = new DataTransfer();
  for (const file of files) made.items.add(file);
  return made.files;
}
