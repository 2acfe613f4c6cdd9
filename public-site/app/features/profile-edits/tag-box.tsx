import type { Tag, TagType } from '@antam/server/features/profile-edits/contract.ts';
import { useMemo, useState } from 'react';
import { browserApi } from '../../api/browser-api.ts';
import { DraftPart } from '../../forms/drafts/draft-part.tsx';
import { asId, asRecord, asText, parseJson } from '../../memory/parse.ts';
import { tagLookup, tagRows } from '../../ui/combobox/suggestion.ts';
import { useSuggestions } from '../../ui/combobox/use-suggestions.ts';
import styles from './tag-box.module.css';
import { type ListedTag, TagField } from './tag-field.tsx';

const MAX_KEPT = 40_000;

type TagBoxProps = {
  id: string;
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

/** Tags of which there are too many to choose from: the server finds them. */
export function TagBox({ name, type, defaultTags, ...field }: TagBoxProps) {
  const [tags, setTags] = useState<readonly ListedTag[]>(defaultTags);
  const { query, setQuery, answer, state } = useSuggestions(
    (q, signal) => browserApi.get('/api/v1/professional-edit/search/', { query: { q, doc_type: type }, signal }),
    tagLookup,
  );
  const found = useMemo(() => answer?.results ?? [], [answer]);
  const rows = useMemo(() => rowsOf(found), [found]);
  return (
    <TagField
      {...{ ...field, kind: type, tags, onTags: setTags, query, onQuery: setQuery, found, rows }}
      hasFailed={state === 'failed'}
    >
      <DraftPart name={`${name}-tags`} value={JSON.stringify(tags)} onKept={text => setTags(tagsIn(text) ?? tags)} />
      {tags.map(({ id }) => (
        <input key={id} type="hidden" name={name} value={id} />
      ))}
    </TagField>
  );
}

/** Tags as a draft keeps them; null for anything else. */
function tagsIn(text: string): ListedTag[] | null {
  const kept = parseJson(text, MAX_KEPT);
  if (!Array.isArray(kept)) return null;
  const known = kept.flatMap(each => {
    const fields = asRecord(each);
    const [id, name] = [asId(fields?.id), asText(fields?.name, 300)];
    return id === null || name === null ? [] : [{ id, name, address: asText(fields?.address, 500) ?? '' }];
  });
  return known.length < kept.length ? null : known;
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
