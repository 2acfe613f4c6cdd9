import { MAX_POST_IMAGES } from '@antam/server/features/posts/contract.ts';
import { useState } from 'react';
import { Field } from '../../ui/form/field.tsx';
import { ACCEPTED_IMAGES, sizeText } from '../posts/file-facts.ts';
import styles from './ask.module.css';

/** The pictures of a question, with the names of those that were chosen. Pictures need the script. */
export function QuestionFiles() {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <div className={styles.files}>
      <Field
        label="Ảnh"
        optional
        hint={`PNG hoặc JPEG, mỗi ảnh tối đa 8 MB, nhiều nhất ${MAX_POST_IMAGES} ảnh. Thông tin ẩn trong ảnh được xoá.`}
      >
        {control => (
          <input
            {...control}
            className={styles.file}
            type="file"
            name="images"
            accept={ACCEPTED_IMAGES}
            multiple
            onChange={event => setFiles([...(event.currentTarget.files ?? [])])}
          />
        )}
      </Field>
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
