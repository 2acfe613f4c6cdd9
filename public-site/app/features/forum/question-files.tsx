import { ImagePlus, X } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import type { Failure } from '../../forms/failure.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { FileButton } from '../../ui/form/file-button.tsx';
import { ACCEPTED_PHOTOS, formatOf, MAX_IMAGES, sizeText } from '../posts/file-facts.ts';
import { useRefusedImages } from '../posts/refused-images.ts';
import upload from '../posts/upload.module.css';
import { useUploadShares } from '../posts/upload-progress.ts';
import { UploadState } from '../posts/upload-state.tsx';
import { usePreview } from '../posts/use-preview.ts';
import { listOf } from '../uploads/file-list.ts';
import { useKeptPictures } from '../uploads/use-kept-pictures.ts';
import { usePreparation } from '../uploads/use-preparation.ts';
import styles from './ask.module.css';

const TOO_MANY = `Mỗi câu hỏi có nhiều nhất ${MAX_IMAGES} ảnh. Những ảnh chọn thêm sau ảnh thứ ${MAX_IMAGES} chưa được nhận.`;

const isSameFile = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

type QuestionFilesProps = { isBusy: boolean; failure: Failure | null };

/**
 * The pictures of a question: choosing again adds to them, and each is changed or left out by itself. While they are sent each shows how far it
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
  const { working, said, say, alert, prepare } = usePreparation(box);
  useKeptPictures(files, working.size === 0, setFiles);
  useEffect(() => {
    if (box.current) box.current.files = listOf(files);
  }, [files]);
  const change = (old: File, ready: File | null) =>
    setFiles(before => before.flatMap(file => (file === old ? (ready ?? []) : file)));
  const add = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.currentTarget.files ?? [])];
    const added = chosen.filter(file => !files.some(known => isSameFile(known, file)));
    const fitting = added.slice(0, MAX_IMAGES - files.length);
    say(fitting.length < added.length ? TOO_MANY : null);
    setFiles([...files, ...fitting]);
    for (const file of fitting) prepare(file, ready => change(file, ready));
  };
  return (
    <div className={styles.files}>
      <p>
        <strong>Ảnh</strong> <span className="muted">(không bắt buộc)</span>
      </p>
      <FileButton
        ref={box}
        className={styles.file}
        icon={<ImagePlus size={18} aria-hidden="true" />}
        name="images"
        accept={ACCEPTED_PHOTOS}
        multiple
        aria-describedby="question-images-hint"
        onChange={add}
      >
        {files.length > 0 ? 'Thêm ảnh' : 'Chọn ảnh'}
      </FileButton>
      <p id="question-images-hint" className="muted small">
        Nhiều nhất {MAX_IMAGES} ảnh PNG, JPEG hay ảnh chụp bằng điện thoại; ảnh lớn được thu nhỏ trước khi gửi. Thông
        tin ẩn trong ảnh được xoá.
      </p>
      {said !== null && (
        <p ref={alert} className={upload.refusal} role="alert" tabIndex={-1}>
          {said}
        </p>
      )}
      {files.length > 0 && (
        <ul className={upload.slots} aria-label="Ảnh đã chọn">
          {files.map((file, at) => (
            <ChosenFile
              key={`${file.name}:${file.size}:${file.lastModified}`}
              number={at + 1}
              file={file}
              share={shares?.[at]}
              isPreparing={working.has(file)}
              refusal={refused.get(file)}
              onChange={other => {
                change(file, other);
                prepare(other, ready => change(other, ready));
              }}
              onRemove={() => change(file, null)}
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
  isPreparing: boolean;
  refusal: string | undefined;
  onChange: (file: File) => void;
  onRemove: () => void;
};

function ChosenFile({ number, file, share, isPreparing, refusal, onChange, onRemove }: ChosenFileProps) {
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
      <UploadState label={`Ảnh ${number}`} share={share} isPreparing={isPreparing} refusal={refusal} />
      {refusal !== undefined && (
        <FileButton
          className={styles.file}
          accept={ACCEPTED_PHOTOS}
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
