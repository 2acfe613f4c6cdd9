/** Whose visits: all at a place, all of a professional, or those of the professional at the place. */
export interface VisitsOf {
  readonly place: number | null;
  readonly professional: number | null;
}
