import type { TermCard } from '@antam/server/features/taxonomy/contract.ts';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useProvince } from '../../frame/province/province-context.tsx';
import { grouped } from '../../grouped.ts';
import titled from '../../styles/titled-page.module.css';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ChipLink } from '../../ui/chip/chip.tsx';
import { Input } from '../../ui/form/input.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { fold } from '../../ui/text/fold.ts';
import styles from './term-index.module.css';
import { TermTile } from './term-tile.tsx';

/** With more headings than these, those further down are out of sight. */
const HEADINGS_IN_SIGHT = 3;

const idOf = (group: string) => `nhom-${fold(group).replaceAll(/\W+/g, '-')}`;

type TermIndexProps = {
  terms: readonly TermCard[];
  /** Addresses of those that the search finds by the words in the page's address. */
  found: readonly string[];
  title: string;
  lead: string;
  noun: string;
  icons?: boolean;
};

/** All specialities or services under their headings, with a search that narrows them as one types. */
export function TermIndex({ terms, found, title, lead, noun, icons }: TermIndexProps) {
  const [search] = useSearchParams();
  const { province } = useProvince();
  const asked = search.get('q') ?? '';
  const [query, setQuery] = useState(asked);
  const wanted = fold(query);
  const shown = terms.filter(
    ({ name, description, absolute_url }) =>
      fold(name).includes(wanted) ||
      fold(description).includes(wanted) ||
      (query === asked && found.includes(absolute_url)),
  );
  const groups = [...grouped(shown, ({ group }) => group)];
  return (
    <div className={`container ${titled.page}`}>
      <Breadcrumbs items={[{ label: 'Trang chủ', to: '/' }, { label: title }]} />
      <h1>{title}</h1>
      <p className={titled.lead}>{lead}</p>
      {province !== null && <p className="muted">Các con số được tính trên cả nước.</p>}
      <search>
        <form className={styles.search}>
          <label className="visually-hidden" htmlFor="term-search">
            Tìm {noun}
          </label>
          <Input
            id="term-search"
            name="q"
            type="search"
            icon={<Search aria-hidden="true" />}
            placeholder={`Tìm ${noun}`}
            value={query}
            onChange={event => setQuery(event.target.value)}
          />
          <Button className={styles.withoutScript} type="submit" variant="outline">
            Tìm
          </Button>
        </form>
      </search>
      {groups.length > HEADINGS_IN_SIGHT && (
        <nav className={styles.groups} aria-label="Các nhóm">
          {groups.map(([group]) => (
            <ChipLink key={group} to={`#${idOf(group)}`}>
              {group}
            </ChipLink>
          ))}
        </nav>
      )}
      {groups.length === 0 && (
        <EmptyState drawing="search" title={`Không có ${noun} nào khớp với “${query}”`}>
          Bạn thử gõ một từ ngắn hơn, có dấu hay không dấu đều được.
        </EmptyState>
      )}
      {groups.map(([group, items]) => (
        <TermGroup key={group} group={group} terms={items} icons={icons} />
      ))}
    </div>
  );
}

/** The terms of one heading: tiles of those that have a doctor or a place, and the names of the others. */
function TermGroup({ group, terms, icons }: { group: string; terms: readonly TermCard[]; icons: boolean | undefined }) {
  const [offered, waiting] = [terms.filter(isOffered), terms.filter(term => !isOffered(term))];
  return (
    <section id={idOf(group)} className={styles.group} aria-label={group}>
      <h2 className={styles.heading}>{group}</h2>
      {offered.length > 0 && (
        <div className={styles.grid}>
          {offered.map(term => (
            <TermTile key={term.slug} term={term} icon={icons} />
          ))}
        </div>
      )}
      {waiting.length > 0 && (
        <p className={styles.waiting}>Đang cập nhật: {waiting.map(({ name }) => name).join(' · ')}</p>
      )}
    </section>
  );
}

const isOffered = (term: TermCard) => term.professional_count + term.place_count > 0;
