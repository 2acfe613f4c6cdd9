/** What of an edit tells two of its states apart. */
export interface EditState {
  readonly id: number;
  readonly version: number;
}

/** Tells the state of a profile from any other that it had: the time of its last change, and the last edit. */
export function profileVersion(updatedAt: Date, edit: EditState | undefined): string {
  return `${updatedAt.getTime().toString(36)}-${edit ? `${edit.id}.${edit.version}` : '0'}`;
}
