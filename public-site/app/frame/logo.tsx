/** The mark of An Tâm: two petals that make a heart at ease. Decorative; its name stands beside it. */
export function Logo({ size }: { size: number }) {
  return <img src="/favicon.svg" width={size} height={size} alt="" />;
}
