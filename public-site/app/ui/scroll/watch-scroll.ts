/**
 * Looks now, and at most once a frame while the window is scrolled or changes its size. Answers the function that stops
 * it: the clean-up of an effect.
 */
export function watchScroll(look: () => void): () => void {
  let frame = 0;
  const lookInFrame = () => {
    frame = 0;
    look();
  };
  const schedule = () => {
    if (!frame) frame = requestAnimationFrame(lookInFrame);
  };
  look();
  window.addEventListener('scroll', schedule, { passive: true });
  window.addEventListener('resize', schedule, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', schedule);
    window.removeEventListener('resize', schedule);
  };
}
