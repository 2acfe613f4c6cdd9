import { Play } from 'lucide-react';
import { useContext, useState } from 'react';
import { Picture } from '../picture/picture.tsx';
import { CurrentSlide } from './current-slide.ts';
import styles from './gallery.module.css';
import type { GalleryVideo } from './gallery-item.ts';

/** A video's still picture; its provider's player comes only when it is asked for, and goes when the slide does. */
export function VideoSlide({ video, index }: { video: GalleryVideo; index: number }) {
  const active = useContext(CurrentSlide) === index;
  const [playing, setPlaying] = useState(false);
  if (playing && !active) setPlaying(false);
  if (playing) {
    return (
      <iframe
        className={styles.player}
        src={withAutoplay(video.embedUrl)}
        title={video.title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      />
    );
  }
  return (
    <button
      type="button"
      className={styles.slide}
      onClick={() => setPlaying(true)}
      aria-label={`Phát video: ${video.title}`}
    >
      <Picture src={video.poster} alt="" />
      <span className={styles.play}>
        <Play aria-hidden="true" />
      </span>
    </button>
  );
}

function withAutoplay(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}autoplay=1`;
}
