import type { PostImageAnswer } from '@antam/server/features/posts/contract.ts';
import { EyeOff } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useDiscussion } from './discussion.ts';
import { originalOf } from './gallery-images.ts';
import styles from './images.module.css';

type PostPictureProps = {
  image: PostImageAnswer;
  position: number;
  /** Shows it in full size, among the others; a browser without script opens its address. */
  onOpen: () => void;
  /** The original of a covered picture was asked for. */
  onRevealed: () => void;
};

/**
 * A picture of a post, which opens in full size. Of a covered one everybody has a blurred copy; the original is for its
 * author, for professionals and for staff.
 */
export function PostPicture({ image, position, onOpen, onRevealed }: PostPictureProps) {
  const { own } = useDiscussion();
  const [isAsked, setAsked] = useState(false);
  const { id, url, thumbnail_url, width, height, caption, is_censored } = image;
  const alt = caption || `Ảnh ${position} của bài viết`;
  const isShown = !is_censored || (isAsked && own?.originals.includes(id) === true);
  const picture = (src: string, text: string) => (
    <img src={src} alt={text} width={width} height={height} loading="lazy" decoding="async" />
  );
  if (isShown) {
    const full = is_censored ? originalOf(id) : url;
    return (
      <a
        className={styles.frame}
        href={full}
        target="_blank"
        rel="noreferrer"
        onClick={event => openHere(event, onOpen)}
      >
        {picture(is_censored ? full : thumbnail_url, alt)}
        <span className="visually-hidden"> (mở ảnh lớn)</span>
      </a>
    );
  }
  return (
    <div className={styles.frame} data-covered>
      {picture(thumbnail_url, `${alt}, đã được làm mờ`)}
      {isAsked ? (
        <p className={styles.cover} role="status">
          Chỉ bác sĩ, người đăng và An Tâm xem được ảnh gốc.
        </p>
      ) : (
        <button
          type="button"
          className={styles.cover}
          onClick={() => {
            setAsked(true);
            onRevealed();
          }}
        >
          <EyeOff aria-hidden="true" />
          Nhấn để xem
        </button>
      )}
    </div>
  );
}

/** With a key held down the browser does what it does with every link. */
function openHere(event: MouseEvent, open: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  open();
}
