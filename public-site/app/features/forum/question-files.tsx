import { ImagePlus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Failure } from '../../forms/failure.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { FileButton } from '../../ui/form/file-button.tsx';
import { ACCEPTED_IMAGES, formatOf, MOST_IMAGES, MOST_MEGABYTES, sizeText } from '../posts/file-facts.ts';
import { useRefusedImages } from '../posts/refused-images.ts';
import upload from '../posts/upload.module.css';
import { useUploadShares } from '../posts/upload-progress.ts';
import { UploadState } from '../posts/upload-state.tsx';
import { usePreview } from '../posts/use-preview.ts';
import styles from './ask.module.css';

type QuestionFilesProps = { isBusy: boolean; failure: Failure | null };

/**
 * The pictures of a question, each of which is changed or left out by itself. While they are sent each shows how far it
 * is, and one that the server refuses says why. Pictures need the script.
 */
export function QuestionFiles({ isBusy, failure }: QuestionFilesProps) {
  const box = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const shares = useUploadShares(
    isBusy,
    files.map(({ size }) => size),
  );
  const refused = useRefusedImages(failure, isBusy, files);
  const keep = (kept: readonly File[]) => {
    if (box.current) box.current.files = listOf(kept);
    setFiles(kept);
  };
  return (
    <div className={styles.files}>
      <p>
        <strong>Ảnh</strong> <span className="muted">(không bắt buộc)</span>
      </p>
      <FileButton
        ref={box}
        className={styles.file}
        icon={<ImagePlus aria-hidden="true" />}
        name="images"
        accept={ACCEPTED_IMAGES}
        multiple
        aria-describedby="question-images-hint"
        onChange={event => setFiles([...(event.currentTarget.files ?? [])])}
      >
        {files.length > 0 ? 'Chọn lại ảnh' : 'Chọn ảnh'}
      </FileButton>
      <p id="question-images-hint" className="muted small">
        PNG hoặc JPEG, mỗi ảnh tối đa {MOST_MEGABYTES} MB, nhiều nhất {MOST_IMAGES} ảnh. Thông tin ẩn trong ảnh được
        xoá.
      </p>
      {files.length > 0 && (
        <ul className={upload.slots} aria-label="Ảnh đã chọn">
          {files.map((file, at) => (
            <ChosenFile
              key={`${file.name}:${file.size}:${file.lastModified}`}
              number={at + 1}
              file={file}
              share={shares?.[at]}
              refusal={refused.get(file)}
              onChange={other => keep(files.map(each => (each === file ? other : each)))}
              onRemove={() => keep(files.filter(each => each !== file))}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

type ChosenFileProps = {
  number: number;
  file: File;
  share: number | undefined;
  refusal: string | undefined;
  onChange: (file: File) => void;
  onRemove: () => void;
};

function ChosenFile({ number, file, share, refusal, onChange, onRemove }: ChosenFileProps) {
  const preview = usePreview(file);
  return (
    <li className={upload.slot} data-chosen-image>
      <div className={upload.line}>
        <div className={upload.preview}>
          {preview !== null && <img src={preview} alt="" width={64} height={64} />}
          <p>
            <span className={upload.fileName}>{file.name}</span>
            <span className="muted small">
              {sizeText(file.size)} · {formatOf(file)}
            </span>
          </p>
        </div>
        <IconButton label={`Bỏ ảnh ${number}`} onClick={onRemove}>
          <X />
        </IconButton>
      </div>
      <UploadState label={`Ảnh ${number}`} share={share} refusal={refusal} />
      {refusal !== undefined && (
        <FileButton
          className={styles.file}
          accept={ACCEPTED_IMAGES}
          onChange={event => {
            const [other] = event.currentTarget.files ?? [];
            if (other) onChange(other);
          }}
        >
          Đổi ảnh<span className="visually-hidden"> {number}</span>
        </FileButton>
      )}
    </li>
  );
}

/** Files as a box holds them, whose list is its own to make. */
function listOf(files: readonly File[]): FileList {
  const made = new DataTransfer();
  for (const file of files) made.items.add(file);
  return made.files;
}
