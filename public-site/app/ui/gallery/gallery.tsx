import { clsx } from 'clsx';
import { Play } from 'lucide-react';
import { useId, useState } from 'react';
import { Carousel } from '../carousel/carousel.tsx';
import { useLazy } from '../lazy/use-lazy.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './gallery.module.css';
import { type GalleryItem, linkOf, nameOf, thumbOf } from './gallery-item.ts';

type GalleryProps = {
  items: readonly GalleryItem[];
  /** What the pictures show together. */
  label: string;
  /** Whether its first picture is the first of the page. */
  eager?: boolean;
  sizes?: string;
  /** Address of a drawing in place of a picture that does not come. */
  substitute?: string;
};

const LARGE = '(min-width: 1024px) 760px, 100vw';

const loadStage = () => import('./gallery-stage.tsx');

/**
 * Pictures and videos: a large carousel, a row of small ones that follows it, and a full-screen gallery. The server
 * sends the first picture and links; the carousel's code comes afterwards and takes the picture's place.
 */
export function Gallery({ items, label, eager, substitute, sizes = LARGE }: GalleryProps) {
  const id = useId();
  const [index, setIndex] = useState(0);
  const stage = useLazy(loadStage);
  const first = items[0];
  if (!first) return null;
  const fullSize = items.flatMap(item => (item.kind === 'image' ? [item.full] : []));
  const several = items.length > 1;
  return (
    <section
      className={styles.gallery}
      aria-label={label}
      data-media-block
      data-full-images={JSON.stringify(fullSize)}
      data-origin-image={fullSize[0]}
    >
      <div id={`${id}-primary`} className={styles.stage} data-sync-target={several ? `#${id}-thumbs` : undefined}>
        {stage ? (
          <stage.GalleryStage
            items={items}
            label={label}
            index={index}
            onIndex={setIndex}
            eager={eager}
            sizes={sizes}
            substitute={substitute}
          />
        ) : (
          <a className={styles.first} href={linkOf(first)}>
            {first.kind === 'image' ? (
              <Picture
                src={first.src}
                srcSet={first.srcSet}
                alt={first.alt}
                sizes={sizes}
                eager={eager}
                substitute={substitute}
              />
            ) : (
              <Picture src={first.poster} alt={first.title} eager={eager} />
            )}
          </a>
        )}
      </div>
      {several && (
        <div id={`${id}-thumbs`} data-sync-target={`#${id}-primary`}>
          <Carousel
            label={`${label}: ảnh nhỏ`}
            itemWidth={104}
            gap={8}
            dots={false}
            showIndex={index}
            items={items.map((item, at) => ({
              key: item.key,
              content: (
                <a
                  className={clsx(styles.thumb, at === index && styles.selected)}
                  href={linkOf(item)}
                  aria-label={`Xem ${nameOf(item) || `ảnh ${at + 1}`}`}
                  aria-current={at === index || undefined}
                  onClick={event => {
                    if (!stage) return;
                    event.preventDefault();
                    setIndex(at);
                  }}
                >
                  <Picture src={thumbOf(item)} alt="" substitute={substitute} />
                  {item.kind === 'video' && <Play className={styles.videoMark} aria-hidden="true" />}
                </a>
              ),
            }))}
          />
        </div>
      )}
    </section>
  );
}
