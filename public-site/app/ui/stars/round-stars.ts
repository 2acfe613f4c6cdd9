/**
 * A score as whole or half stars. With half stars: a fraction below 0.25 rounds down, from 0.76 up, between them it is a
 * half. Without: from 0.6 up, else down.
 */
export function roundStars(score: number, { half = true }: { half?: boolean } = {}): number {
  const whole = Math.floor(score);
  // Scores come from averages: 4.76 - 4 is 0.7599999 in binary, so the fraction is cut to the precision that is meant.
  const fraction = Math.round((score - whole) * 1e6) / 1e6;
  if (!half) return fraction >= 0.6 ? whole + 1 : whole;
  if (fraction < 0.25) return whole;
  return fraction < 0.76 ? whole + 0.5 : whole + 1;
}
