import { ArrowUp, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Combobox } from '../../ui/combobox/combobox.tsx';
import type { SuggestionRow } from '../../ui/combobox/suggestion.ts';
import styles from './tag-box.module.css';

/** What is listed: a term, or a place with its address. */
export type ListedTag = { readonly id: number; readonly name: string; readonly address?: string };

type TagFieldProps = {
  /** Of the box that finds tags. */
  id: string;
  label: string;
  /** What kind of tags these are. */
  kind: string;
  placeholder: string;
  tags: readonly ListedTag[];
  onTags: (tags: readonly ListedTag[]) => void;
  /** What is typed, and the tags that it finds. */
  query: string;
  onQuery: (query: string) => void;
  found: readonly ListedTag[];
  rows: readonly SuggestionRow[];
  hasFailed?: boolean;
  error: string | undefined;
  /** What the first tag is; of lists in which that means something. */
  firstIs?: string | undefined;
  /** What the form sends of the list. */
  children: ReactNode;
};

/** A list of tags, and a box that finds more: one that is listed is not added twice, choosing empties the box. */
export function TagField({ id, label, kind, placeholder, tags, onTags, firstIs, error, ...box }: TagFieldProps) {
  const [said, say] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const choose = (key: string) => {
    box.onQuery('');
    const tag = box.found.find(each => String(each.id) === key);
    if (!tag) return;
    const isListed = tags.some(each => each.id === tag.id);
    if (!isListed) onTags([...tags, tag]);
    say(isListed ? `${tag.name} đã có trong danh sách.` : `Đã thêm ${tag.name}.`);
  };
  const remove = (tag: ListedTag) => {
    onTags(tags.filter(each => each.id !== tag.id));
    say(`Đã bỏ ${tag.name}.`);
    list.current?.parentElement?.querySelector('input')?.focus();
  };
  const lead = (tag: ListedTag) => {
    onTags([tag, ...tags.filter(each => each.id !== tag.id)]);
    say(`${tag.name} giờ là ${firstIs?.toLocaleLowerCase('vi') ?? ''}.`);
  };
  return (
    <div className={styles.box} data-tag-box={kind}>
      <Combobox
        id={id}
        label={label}
        query={box.query}
        onQuery={box.onQuery}
        groups={[{ key: kind, rows: box.rows }]}
        hasFailed={box.hasFailed ?? false}
        onChoose={row => choose(row.key)}
        inputProps={{ placeholder, enterKeyHint: 'done', 'aria-invalid': error ? true : undefined }}
      />
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <ul ref={list} className={styles.tags} aria-label={`${label} đã chọn`}>
        {tags.map((tag, at) => (
          <li key={tag.id} className={styles.tag} data-tag={tag.id}>
            <span className={styles.words}>
              {tag.name}
              {tag.address && <span className={styles.address}>{tag.address}</span>}
              {firstIs && at === 0 && <span className={styles.first}>{firstIs}</span>}
            </span>
            <span className={styles.acts}>
              {firstIs && at > 0 && (
                <IconButton label={`Đặt ${tag.name} làm ${firstIs.toLocaleLowerCase('vi')}`} onClick={() => lead(tag)}>
                  <ArrowUp />
                </IconButton>
              )}
              <IconButton label={`Bỏ ${tag.name}`} onClick={() => remove(tag)}>
                <X />
              </IconButton>
            </span>
          </li>
        ))}
      </ul>
      {box.children}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  );
}
