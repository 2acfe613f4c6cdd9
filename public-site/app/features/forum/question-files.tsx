import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { FileButton } from '../../ui/form/file-button.tsx';
import { ACCEPTED_IMAGES, MOST_IMAGES, sizeText } from '../posts/file-facts.ts';
import styles from './ask.module.css';

/** The pictures of a question, with the names of those that were chosen. Pictures need the script. */
export function QuestionFiles() {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <div className={styles.files}>
      <p>
        <strong>Ảnh</strong> <span className="muted">(không bắt buộc)</span>
      </p>
      <FileButton
        className={styles.file}
        icon={<ImagePlus aria-hidden="true" />}
        name="images"
        accept={ACCEPTED_IMAGES}
        multiple
        aria-describedby="question-images-hint"
        onChange={event => setFiles([...(event.currentTarget.files ?? [])])}
      >
        {files.length > 0 ? 'Đổi ảnh' : 'Chọn ảnh'}
      </FileButton>
      <p id="question-images-hint" className="muted small">
        PNG hoặc JPEG, mỗi ảnh tối đa 8 MB, nhiều nhất {MOST_IMAGES} ảnh. Thông tin ẩn trong ảnh được xoá.
      </p>
      {files.length > 0 && (
        <ul className={styles.fileNames} aria-label="Ảnh đã chọn">
          {files.map(({ name, size, lastModified }) => (
            <li key={`${name}:${size}:${lastModified}`}>
              <span>{name}</span> <span className="muted small">{sizeText(size)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
