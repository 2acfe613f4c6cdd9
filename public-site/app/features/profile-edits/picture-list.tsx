import type { OwnProfile } from '@antam/server/features/profile-edits/contract.ts';
import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { SupportLine } from '../../forms/failure-notice.tsx';
import { FileButton } from '../../ui/form/file-button.tsx';
import { ConfirmOverlay } from '../../ui/overlay/message-overlay.tsx';
import { ACCEPTED_PHOTOS } from '../posts/file-facts.ts';
import styles from './pictures.module.css';
import { ProfileAlert } from './profile-alert.tsx';
import { DELETE_PICTURE, NOT_UPLOADED } from './profile-words.ts';
import { usePictures } from './use-pictures.ts';

/** The pictures of a profile: one more, the main one, one less. They change at once, apart from the form. */
export function PictureList({ profile: { id, images: known, display_name } }: { profile: OwnProfile }) {
  const pictures = usePictures(id, known);
  const { images, upload, failed, isBusy, alerted } = pictures;
  const [asked, ask] = useState<number | null>(null);
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    // The same file can be chosen again.
    event.currentTarget.value = '';
    if (file) void pictures.send(file);
  };
  const remove = () => {
    ask(null);
    if (asked !== null) void pictures.remove(asked);
  };
  return (
    <section className={styles.pictures} aria-labelledby="anh-ho-so" aria-busy={upload !== null} data-pictures>
      <h3 id="anh-ho-so">Ảnh</h3>
      <p className="muted small">
        PNG, JPEG hay ảnh chụp bằng điện thoại; ảnh lớn được thu nhỏ trước khi gửi. Thay đổi ảnh hiển thị ngay.
      </p>
      <p className={`muted small ${styles.scriptless}`}>Thêm và đổi ảnh cần JavaScript.</p>
      <ul className={styles.list}>
        {images.map(({ id: image, origin, main }, at) => (
          <li key={image} className={styles.item} data-picture={image}>
            <img src={origin} alt={`Ảnh ${at + 1} của ${display_name}`} loading="lazy" className={styles.image} />
            <label className={styles.main}>
              <input
                type="radio"
                name="professional-main-image"
                value={image}
                checked={main}
                disabled={isBusy}
                onChange={() => void pictures.choose(image)}
              />
              Ảnh đại diện
            </label>
            {/* biome-ignore lint/a11y/useValidAnchor: specified as a link; it asks before it deletes */}
            <a
              href="#anh-ho-so"
              className={styles.remove}
              aria-disabled={isBusy}
              onClick={event => {
                event.preventDefault();
                if (!isBusy) ask(image);
              }}
            >
              Xoá<span className="visually-hidden"> ảnh {at + 1}</span>
            </a>
          </li>
        ))}
      </ul>
      {upload && (
        <div className={styles.upload} data-uploading>
          <span className={styles.fileName}>Đang tải {upload.name}…</span>
          <progress className={styles.progress} max={1} value={upload.share} aria-label={`Đang tải ${upload.name}`} />
        </div>
      )}
      <FileButton
        icon={<ImagePlus size={18} aria-hidden="true" />}
        name="images"
        accept={ACCEPTED_PHOTOS}
        disabled={upload !== null}
        onChange={onChange}
        className={styles.add}
      >
        Thêm ảnh
      </FileButton>
      <ConfirmOverlay
        open={failed !== null}
        onClose={pictures.giveUp}
        onConfirm={() => failed && void pictures.send(failed.file)}
        title={NOT_UPLOADED}
        confirmLabel="Thử lại"
      >
        {failed && (
          <div className="prose">
            <p>{Object.values(failed.failure.fields)[0] ?? failed.failure.detail ?? 'Ảnh chưa được lưu.'}</p>
            <SupportLine code={failed.failure.errorCode} />
          </div>
        )}
      </ConfirmOverlay>
      <ConfirmOverlay
        open={asked !== null}
        onClose={() => ask(null)}
        onConfirm={remove}
        title={DELETE_PICTURE}
        confirmLabel="Xoá ảnh"
        danger
      >
        <p>Ảnh sẽ biến mất khỏi trang của bạn ngay.</p>
      </ConfirmOverlay>
      <ProfileAlert failure={alerted?.failure ?? null} title={alerted?.title ?? ''} onClose={pictures.closeAlert} />
    </section>
  );
}
