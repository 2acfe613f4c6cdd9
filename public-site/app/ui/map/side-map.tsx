import { clsx } from 'clsx';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useStuck } from '../sticky/use-stuck.ts';
import { PlaceMap } from './place-map.tsx';
import styles from './side-map.module.css';

/** What the style sheet sets `--side-map` to where the map must not stick. */
const released = 'no-sticky-map';

/**
 * The map beside a list. It stays in view while the list scrolls, unless the style of a narrow window signals
 * `no-sticky-map`; the signal is repeated as a class of the element.
 */
export function SideMap(props: Omit<ComponentProps<typeof PlaceMap>, 'height'>) {
  const box = useRef<HTMLDivElement>(null);
  const stuck = useStuck(box);
  const [free, setFree] = useState(false);
  useEffect(() => {
    const read = () => {
      if (box.current) setFree(getComputedStyle(box.current).getPropertyValue('--side-map').trim() === released);
    };
    read();
    window.addEventListener('resize', read, { passive: true });
    return () => window.removeEventListener('resize', read);
  }, []);
  return (
    <div ref={box} className={clsx('sticky-wrapper', styles.side, free && released, stuck && !free && 'is-sticky')}>
      <PlaceMap {...props} height="100%" />
    </div>
  );
}
