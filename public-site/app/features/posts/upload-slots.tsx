import { ImagePlus, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { FileButton } from '../../ui/form/file-button.tsx';
import { Input } from '../../ui/form/input.tsx';
import { ACCEPTED_IMAGES, formatOf, MOST_IMAGES, sizeText } from './file-facts.ts';
import styles from './upload.module.css';
import { usePreview } from './use-preview.ts';

/**
 * Boxes for new pictures of a post, each with its caption, one more at a time. Pictures need the script.
 * @param taken pictures that the post has already
 */
export function UploadSlots({ taken = 0 }: { taken?: number }) {
  const [slots, setSlots] = useState<readonly number[]>([]);
  const add = () => setSlots(before => [...before, (before.at(-1) ?? 0) + 1]);
  const mayAdd = taken + slots.length < MOST_IMAGES;
  return (
    <div className={styles.slots} data-upload-slots>
      {slots.map((slot, at) => (
        <UploadSlot
          key={slot}
          number={taken + at + 1}
          onRemove={() => setSlots(before => before.filter(other => other !== slot))}
        />
      ))}
      {mayAdd && (
        <p className={styles.add}>
          <Button variant="outline" size="s" icon={<ImagePlus aria-hidden="true" />} onClick={add}>
            Thêm ảnh
          </Button>
          <span className="muted small">PNG hoặc JPEG, mỗi ảnh tối đa 8 MB, nhiều nhất {MOST_IMAGES} ảnh</span>
        </p>
      )}
    </div>
  );
}

function UploadSlot({ number, onRemove }: { number: number; onRemove: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const preview = usePreview(file);
  return (
    <fieldset className={styles.slot} data-upload-slot>
      <legend className="visually-hidden">Ảnh {number}</legend>
      <div className={styles.line}>
        <FileButton
          icon={<ImagePlus aria-hidden="true" />}
          name="images"
          accept={ACCEPTED_IMAGES}
          onChange={event => setFile(event.currentTarget.files?.[0] ?? null)}
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
