import { clsx } from 'clsx';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './read-more.module.css';
import { Toggle } from './toggle.tsx';

/** Hidden content lower than this many pixels is not worth a toggle: it is shown. */
const worthHiding = 40;

type CollapsibleTextProps = {
  children: ReactNode;
  /** Height in pixels while folded. */
  height?: number;
};

/** Rich content folded to a height, with a toggle when at least 40 px are hidden. Without script all of it shows. */
export function CollapsibleText({ children, height = 240 }: CollapsibleTextProps) {
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  // Unknown until measured: the content stays folded meanwhile, so that a long text does not flash.
  const [fullHeight, setFullHeight] = useState<number | null>(null);
  useEffect(() => {
    const element = content.current;
    if (!element) return;
    const measure = () => setFullHeight(element.scrollHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const short = fullHeight !== null && fullHeight - height < worthHiding;
  const folded = !open && !short;
  return (
    <div>
      <div
        id={id}
        className={clsx(styles.clip, folded && styles.clipped, folded && fullHeight !== null && styles.fading)}
        style={{ maxHeight: folded ? height : (fullHeight ?? undefined) }}
      >
        <div ref={content}>{children}</div>
      </div>
      {fullHeight !== null && !short && <Toggle open={open} onToggle={() => setOpen(!open)} controls={id} />}
    </div>
  );
}
