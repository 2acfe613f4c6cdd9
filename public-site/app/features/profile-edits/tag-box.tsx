import type { Tag, TagType } from '@antam/server/features/profile-edits/contract.ts';
import { ArrowUp, X } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { browserApi } from '../../api/browser-api.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Combobox } from '../../ui/combobox/combobox.tsx';
import { tagLookup, tagRows } from '../../ui/combobox/suggestion.ts';
import { useSuggestions } from '../../ui/combobox/use-suggestions.ts';
import styles from './tag-box.module.css';

type TagBoxProps = {
  /** Of the hidden inputs, one for each tag. */
  name: string;
  label: string;
  type: TagType;
  placeholder: string;
  defaultTags: readonly Tag[];
  error: string | undefined;
  /** What the first tag is; of lists in which that means something. */
  firstIs?: string;
};

/** A list of tags, and a box that finds more: one that is listed is not added twice, choosing empties the box. */
export function TagBox({ name, label, type, placeholder, defaultTags, error, firstIs }: TagBoxProps) {
  const [tags, setTags] = useState(defaultTags);
  const [said, say] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const { query, setQuery, answer, state } = useSuggestions(
    (q, signal) => browserApi.get('/api/v1/professional-edit/search/', { query: { q, doc_type: type }, signal }),
    tagLookup,
  );
  const found = useMemo(() => answer?.results ?? [], [answer]);
  const groups = useMemo(() => [{ key: type, rows: rowsOf(found) }], [found, type]);
  const choose = (key: string) => {
    setQuery('');
    const tag = found.find(({ id }) => String(id) === key);
    if (!tag) return;
    const isListed = tags.some(({ id }) => id === tag.id);
    if (!isListed) setTags([...tags, tag]);
    say(isListed ? `${tag.name} đã có trong danh sách.` : `Đã thêm ${tag.name}.`);
  };
  const remove = (tag: Tag) => {
    setTags(tags.filter(({ id }) => id !== tag.id));
    say(`Đã bỏ ${tag.name}.`);
    list.current?.parentElement?.querySelector('input')?.focus();
  };
  const lead = (tag: Tag) => {
    setTags([tag, ...tags.filter(({ id }) => id !== tag.id)]);
    say(`${tag.name} giờ là ${firstIs?.toLocaleLowerCase('vi') ?? ''}.`);
  };
  return (
    <div className={styles.box} data-tag-box={type}>
      <Combobox
        label={label}
        query={query}
        onQuery={setQuery}
        groups={groups}
        hasFailed={state === 'failed'}
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
            <input type="hidden" name={name} value={tag.id} />
            <span className={styles.words}>
              {tag.name}
              {tag.address !== '' && <span className={styles.address}>{tag.address}</span>}
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
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  );
}

/** Rows with the address below the name, where there is one. */
function rowsOf(found: readonly Tag[]) {
  const addresses = new Map(found.map(({ id, address }) => [String(id), address]));
  return tagRows(found.map(({ id, name }) => ({ key: String(id), name }))).map(row => {
    const address = addresses.get(row.key);
    if (!address) return row;
    const content = (
      <span key={row.key}>
        {row.content}
        <span className={styles.address}>{address}</span>
      </span>
    );
    return { ...row, content };
  });
}
