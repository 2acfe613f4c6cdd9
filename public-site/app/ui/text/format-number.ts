/** `1.250.000`: dots between thousands. Written out so that every browser and server gives the same text. */
export function formatNumber(value: number): string {
  const sign = value < 0 ? '-' : '';
  const digits = String(Math.abs(Math.round(value)));
  return sign + (digits.length > 3 ? digits.replace(/\B(?=(\d{3})+$)/g, '.') : digits);
}

/** `1.250.000 ₫` with a space that does not break. */
export function formatVnd(value: number): string {
  return `${formatNumber(value)}\u00a0₫`;
}

/** `3,2 km`: always one decimal, as distances are given. */
export function formatKm(kilometres: number): string {
  return `${oneDecimal(kilometres)}\u00a0km`;
}

/** `4,6`: a score to one decimal. */
export function formatScore(score: number): string {
  return oneDecimal(score);
}

function oneDecimal(value: number): string {
  const [whole = '0', decimal = '0'] = value.toFixed(1).split('.');
  return `${formatNumber(Number(whole))},${decimal}`;
}
