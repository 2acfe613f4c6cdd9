import { Expand } from 'lucide-react';
import { type ComponentProps, useEffect, useMemo, useRef, useState } from 'react';
import ImageGallery, { type ImageGalleryRef } from 'react-image-gallery';
import 'react-image-gallery/build/image-gallery.css';
import { IconButton } from '../button/icon-button.tsx';
import { Picture } from '../picture/picture.tsx';
import { useStable } from '../stable/use-stable.ts';
import { CurrentSlide } from './current-slide.ts';
import { FullScreenGallery } from './full-screen-gallery.tsx';
import styles from './gallery.module.css';
import { type GalleryItem, nameOf } from './gallery-item.ts';
import { SLIDE_OPTIONS } from './slide-options.tsx';
import { useSlideNames } from './use-slide-names.ts';
import { VideoSlide } from './video-slide.tsx';

/** Milliseconds from one picture to the next. */
const slideTime = 250;

type GalleryStageProps = {
  items: readonly GalleryItem[];
  label: string;
  index: number;
  onIndex: (index: number) => void;
  eager?: boolean;
  sizes: string;
  /** Address of a drawing in place of a picture that does not come. */
  substitute: string | undefined;
};

/** The large carousel. It follows `index` and reports its own moves; a press on a picture opens the full screen. */
export function GalleryStage({ items, label, index, onIndex, eager = false, sizes, substitute }: GalleryStageProps) {
  const gallery = useRef<ImageGalleryRef>(null);
  const [full, setFull] = useState(false);
  // Where it begins; a change of it, or of the list, would make the carousel start again without its movement.
  const [start] = useState(index);
  const stable = useStable(items);
  const expand = useRef<HTMLButtonElement>(null);
  const slides = useMemo(() => {
    const open = () => {
      // The focus comes back here: the slide itself may be out of view by then.
      expand.current?.focus({ preventScroll: true });
      setFull(true);
    };
    return stable.map((item, at) => slideOf(item, at, { sizes, substitute, eager: eager && at === 0 }, label, open));
  }, [stable, label, sizes, substitute, eager]);
  const box = useSlideNames(index, slides.length);
  // The carousel's own moves come back as `index` and must not be asked for again.
  const reported = useRef(start);
  useEffect(() => {
    if (reported.current === index) return;
    reported.current = index;
    gallery.current?.slideToIndex(index);
  }, [index]);
  const report = (next: number) => {
    reported.current = next;
    onIndex(next);
  };
  return (
    <CurrentSlide value={index}>
      <div ref={box} className={styles.carousel}>
        <ImageGallery
          {...SLIDE_OPTIONS}
          ref={gallery}
          items={slides}
          startIndex={start}
          slideDuration={slideTime}
          showNav={items.length > 1}
          useWindowKeyDown={false}
          onBeforeSlide={report}
          renderCustomControls={() => (
            <>
              <IconButton
                ref={expand}
                label="Xem toàn màn hình"
                className={styles.expand}
                onClick={() => setFull(true)}
              >
                <Expand />
              </IconButton>
              <p className={styles.counter}>{`${index + 1} / ${items.length}`}</p>
            </>
          )}
        />
      </div>
      <FullScreenGallery
        items={stable}
        label={label}
        index={index}
        onIndex={onIndex}
        open={full}
        onClose={() => setFull(false)}
      />
    </CurrentSlide>
  );
}

type PictureOptions = Pick<ComponentProps<typeof Picture>, 'sizes' | 'substitute' | 'eager'>;

function slideOf(item: GalleryItem, at: number, options: PictureOptions, label: string, open: () => void) {
  if (item.kind === 'video') return { original: item.poster, renderItem: () => <VideoSlide video={item} index={at} /> };
  return {
    original: item.src,
    renderItem: () => (
      <button
        type="button"
        className={styles.slide}
        onClick={open}
        aria-label={`Xem toàn màn hình: ${nameOf(item) || label}`}
      >
        <Picture src={item.src} srcSet={item.srcSet} alt={item.alt} {...options} />
      </button>
    ),
  };
}
