import { ImagePlus, X } from 'lucide-react';
import { useState } from 'react';
import type { Failure } from '../../forms/failure.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { FileButton } from '../../ui/form/file-button.tsx';
import { Input } from '../../ui/form/input.tsx';
import { ACCEPTED_IMAGES, formatOf, MOST_IMAGES, MOST_MEGABYTES, sizeText } from './file-facts.ts';
import { useRefusedImages } from './refused-images.ts';
import styles from './upload.module.css';
import { useUploadShares } from './upload-progress.ts';
import { UploadState } from './upload-state.tsx';
import { usePreview } from './use-preview.ts';

type UploadSlotsProps = {
  /** Pictures that the post has already. */
  taken?: number;
  /** The form is being sent. */
  isBusy: boolean;
  /** Why the form was not taken the last time. */
  failure: Failure | null;
};

type Slot = { readonly id: number; readonly file: File | null };

/**
 * Boxes for new pictures of a post, each with its caption, one more at a time. While they are sent each shows how far it
 * is; one that the server refuses says why, and is changed or left out by itself. Pictures need the script.
 */
export function UploadSlots({ taken = 0, isBusy, failure }: UploadSlotsProps) {
  const [slots, setSlots] = useState<readonly Slot[]>([]);
  const files = slots.flatMap(({ file }) => file ?? []);
  const shares = useUploadShares(
    isBusy,
    files.map(({ size }) => size),
  );
  const refused = useRefusedImages(failure, isBusy, files);
  const add = () => setSlots(before => [...before, { id: (before.at(-1)?.id ?? 0) + 1, file: null }]);
  const choose = (id: number, file: File | null) =>
    setSlots(before => before.map(slot => (slot.id === id ? { id, file } : slot)));
  const mayAdd = taken + slots.length < MOST_IMAGES;
  return (
    <div className={styles.slots} data-upload-slots>
      {slots.map(({ id, file }, at) => (
        <UploadSlot
          key={id}
          number={taken + at + 1}
          file={file}
          share={file ? shares?.[files.indexOf(file)] : undefined}
          refusal={file ? refused.get(file) : undefined}
          onChoose={chosen => choose(id, chosen)}
          onRemove={() => setSlots(before => before.filter(slot => slot.id !== id))}
        />
      ))}
      {mayAdd && (
        <p className={styles.add}>
          <Button variant="outline" size="s" icon={<ImagePlus aria-hidden="true" />} onClick={add}>
            Thêm ảnh
          </Button>
          <span className="muted small">
            PNG hoặc JPEG, mỗi ảnh tối đa {MOST_MEGABYTES} MB, nhiều nhất {MOST_IMAGES} ảnh
          </span>
        </p>
      )}
    </div>
  );
}

type UploadSlotProps = {
  number: number;
  file: File | null;
  share: number | undefined;
  refusal: string | undefined;
  onChoose: (file: File | null) => void;
  onRemove: () => void;
};

function UploadSlot({ number, file, share, refusal, onChoose, onRemove }: UploadSlotProps) {
  const preview = usePreview(file);
  return (
    <fieldset className={styles.slot} data-upload-slot>
      <legend className="visually-hidden">Ảnh {number}</legend>
      <div className={styles.line}>
        <FileButton
          icon={<ImagePlus aria-hidden="true" />}
          name="images"
          accept={ACCEPTED_IMAGES}
          onChange={event => onChoose(event.currentTarget.files?.[0] ?? null)}
        >
          {file ? 'Đổi ảnh' : 'Chọn ảnh'}
          <span className="visually-hidden"> {number}</span>
        </FileButton>
        <IconButton label={`Bỏ ảnh ${number}`} onClick={onRemove}>
          <X />
        </IconButton>
      </div>
      {file && (
        <div className={styles.preview} data-preview>
          {preview !== null && <img src={preview} alt="" width={64} height={64} />}
          <p>
            <span className={styles.fileName}>{file.name}</span>
            <span className="muted small">
              {sizeText(file.size)} · {formatOf(file)}
            </span>
          </p>
        </div>
      )}
      <UploadState label={`Ảnh ${number}`} share={share} refusal={refusal} />
      <Input
        name="captions"
        aria-label={`Chú thích ảnh ${number}`}
        placeholder="Chú thích (không bắt buộc)"
        maxLength={200}
        autoComplete="off"
        hidden={file === null}
      />
    </fieldset>
  );
}
