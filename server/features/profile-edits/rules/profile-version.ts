/** What of an edit distinguishes two of its states. */
export interface EditState {
  readonly id: number;
  readonly version: number;
}

/** Identifies a state of a profile among all that it had: the time of its last change, and the last edit. */
export function profileVersion(updatedAt: Date, edit: EditState | undefined): string {
  return `${updatedAt.getTime().toString(36)}-${edit ? `${edit.id}.${edit.version}` : '0'}`;
}
