import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { scrollSideways } from '../scroll/smooth-scroll.ts';
import { useSectionInView } from '../scroll/use-section-in-view.ts';
import styles from './sticky.module.css';
import { Sticky } from './sticky.tsx';

type StickyNavProps = {
  /** The sections of the page that exist, in order; `id` is the section's element id. */
  items: readonly { id: string; label: string }[];
  label?: string;
  /** Something at the right end, such as the page's main button; from tablets up. */
  end?: ReactNode;
};

/** The bar of links to a page's sections that stays under the header and marks the section in view. */
export function StickyNav({ items, label = 'Các phần của trang', end }: StickyNavProps) {
  const current = useSectionInView(items.map(item => item.id)) ?? items[0]?.id;
  const scroller = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = scroller.current;
    const link = box?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (!box || !link) return;
    return scrollSideways(box, link.offsetLeft - (box.clientWidth - link.offsetWidth) / 2, 200);
  }, [current]);
  return (
    <Sticky className={styles.bar} list>
      <div className={clsx('container', styles.inner)}>
        <nav className={styles.scroller} aria-label={label} data-scroll-list ref={scroller}>
          <ul className={styles.links}>
            {items.map(item => (
              <li key={item.id}>
                <a
                  className={styles.link}
                  href={`#${item.id}`}
                  aria-current={item.id === current ? 'location' : undefined}
                >
                  {item.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {end && <div className={styles.end}>{end}</div>}
      </div>
    </Sticky>
  );
}
