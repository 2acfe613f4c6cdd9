/**
 * Whether a professional with this occupation, by its slug, is a doctor: "bac-si", "bac-si-rang-ham-mat". Nurses,
 * technicians, pharmacists, assistant doctors ("y-si") and traditional practitioners ("luong-y") are none.
 */
export function isDoctor(occupation: string): boolean {
  return /^bac-si(?:-|$)/.test(occupation);
}
