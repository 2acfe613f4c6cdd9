/** The logo: two petals that form a heart. It is decorative, as the name stands beside it. */
export function Logo({ size }: { size: number }) {
  return <img src="/favicon.svg" width={size} height={size} alt="" />;
}
