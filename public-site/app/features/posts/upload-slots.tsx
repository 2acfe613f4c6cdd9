import { ImagePlus, X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Failure } from '../../forms/failure.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { FileButton } from '../../ui/form/file-button.tsx';
import { Input } from '../../ui/form/input.tsx';
import { listOf } from '../uploads/file-list.ts';
import { useKeptPictures } from '../uploads/use-kept-pictures.ts';
import { usePreparation } from '../uploads/use-preparation.ts';
import { ACCEPTED_PHOTOS, formatOf, MAX_IMAGES, sizeText } from './file-facts.ts';
import { useRefusedImages } from './refused-images.ts';
import styles from './upload.module.css';
import { useUploadShares } from './upload-progress.ts';
import { UploadState } from './upload-state.tsx';
import { usePreview } from './use-preview.ts';

type UploadSlotsProps = {
  /** Pictures that a post has already that is edited. */
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
export function UploadSlots({ taken, isBusy, failure }: UploadSlotsProps) {
  const box = useRef<HTMLDivElement>(null);
  const [slots, setSlots] = useState<readonly Slot[]>([]);
  const files = useMemo(() => slots.flatMap(({ file }) => file ?? []), [slots]);
  const shares = useUploadShares(
    isBusy,
    files.map(({ size }) => size),
  );
  const refused = useRefusedImages(failure, isBusy, files);
  const add = () => setSlots(before => [...before, { id: (before.at(-1)?.id ?? 0) + 1, file: null }]);
  const { working, said, say, alert, prepare } = usePreparation(box);
  useKeptPictures(files, working.size === 0, kept => setSlots(kept.map((file, id) => ({ id, file }))));
  const change = (change: (slot: Slot) => File | null) =>
    setSlots(before => before.map(slot => ({ id: slot.id, file: change(slot) })));
  const choose = (id: number, file: File | null) => {
    say(null);
    change(slot => (slot.id === id ? file : slot.file));
    // By the time that a picture is ready, another one may have been chosen.
    if (file) prepare(file, ready => change(slot => (slot.id === id && slot.file === file ? ready : slot.file)));
  };
  const first = (taken ?? 0) + 1;
  const mayAdd = first + slots.length <= MAX_IMAGES;
  return (
    <div ref={box} className={styles.slots} data-upload-slots>
      {slots.map(({ id, file }, at) => (
        <UploadSlot
          key={id}
          number={first + at}
          file={file}
          share={file ? shares?.[files.indexOf(file)] : undefined}
          isPreparing={file !== null && working.has(file)}
          refusal={file ? refused.get(file) : undefined}
          onChoose={chosen => choose(id, chosen)}
          onRemove={() => setSlots(before => before.filter(slot => slot.id !== id))}
        />
      ))}
      {said !== null && (
        <p ref={alert} className={styles.refusal} role="alert" tabIndex={-1}>
          {said}
        </p>
      )}
      {mayAdd && (
        <p className={styles.add}>
          <Button variant="outline" size="s" icon={<ImagePlus aria-hidden="true" />} onClick={add}>
            Thêm ảnh
          </Button>
          <span className="muted small">
            Nhiều nhất {MAX_IMAGES} ảnh PNG, JPEG hay ảnh chụp bằng điện thoại; ảnh lớn được thu nhỏ trước khi gửi
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
  isPreparing: boolean;
  refusal: string | undefined;
  onChoose: (file: File | null) => void;
  onRemove: () => void;
};

function UploadSlot({ number, file, share, isPreparing, refusal, onChoose, onRemove }: UploadSlotProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.files = listOf(file ? [file] : []);
  }, [file]);
  const preview = usePreview(file);
  return (
    <fieldset className={styles.slot} data-upload-slot>
      <legend className="visually-hidden">Ảnh {number}</legend>
      <div className={styles.line}>
        <FileButton
          icon={<ImagePlus size={18} aria-hidden="true" />}
          ref={input}
          name="images"
          accept={ACCEPTED_PHOTOS}
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
      <UploadState label={`Ảnh ${number}`} share={share} isPreparing={isPreparing} refusal={refusal} />
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
