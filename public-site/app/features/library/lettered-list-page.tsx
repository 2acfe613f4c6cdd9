import { complaintPages } from '@antam/server/features/complaints/pages.ts';
import { diseasePages } from '@antam/server/features/diseases/pages.ts';
import { drugPages } from '@antam/server/features/drugs/pages.ts';
import type { Letter } from '@antam/server/features/library/contract.ts';
import type { RelaxedQuery } from '@antam/server/platform/contract/relaxed.ts';
import type { ReactNode } from 'react';
import { breadcrumbList } from '../../seo/breadcrumb-list.ts';
import { JsonLd } from '../../seo/json-ld.tsx';
import { Seo, useOrigin } from '../../seo/seo.tsx';
import titled from '../../styles/titled-page.module.css';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { LinkButton } from '../../ui/button/button.tsx';
import { ChipLink } from '../../ui/chip/chip.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { type Way, Ways } from '../../ui/states/ways.tsx';
import { formatNumber } from '../../ui/text/format-number.ts';
import lettered from './lettered-list.module.css';
import styles from './library.module.css';
import { type ListChoice, ListSearch } from './list-search.tsx';

/** The lists of the library in the order of their tabs. */
const LISTS = {
  disease: { name: 'Bệnh', address: diseasePages.list },
  drug: { name: 'Thuốc', address: drugPages.list },
  complaint: { name: 'Triệu chứng', address: complaintPages.list },
};

type ListKind = keyof typeof LISTS;

type Letters = ReadonlyArray<{ letter: Letter; count: number }>;

type LetteredListPageProps = {
  /** Begins the ids of the page: `drug-list`, `drug-name`. */
  kind: ListKind;
  /** The page's title where no words are looked for. */
  title: string;
  /** The name of the one choice to which the breadcrumbs lead. */
  narrowedTo: string | undefined;
  /** For search engines, about 150 characters. */
  description: string;
  /** What the list is good for, below the heading. */
  lead: string;
  /** The field of words. */
  field: { label: string; placeholder: string };
  /** What else could be looked for where nothing stands in the list. */
  hint: string;
  choices: readonly ListChoice[];
  list: {
    items: readonly unknown[];
    letters: Letters;
    page: number;
    page_count: number;
    relaxed?: readonly RelaxedQuery[] | undefined;
  };
  query: { q?: string; letter?: string };
  /** A list item with a card for each of the list's items. */
  children: ReactNode;
};

/** A list of the library from A to Z: all, of a letter, of what is chosen, or by words. */
export function LetteredListPage(props: LetteredListPageProps) {
  const { kind, title, narrowedTo, description, lead, field, hint, choices, list, query, children } = props;
  const { page, page_count, letters } = list;
  const { name, address } = LISTS[kind];
  const origin = useOrigin();
  const noun = name.toLocaleLowerCase('vi');
  const { q = '' } = query;
  const letter = letters.find(each => each.letter === query.letter)?.letter ?? null;
  const chosen = Object.fromEntries(choices.map(choice => [choice.name, choice.chosen]));
  const names = {
    letter: query.letter && `chữ ${query.letter}`,
    ...Object.fromEntries(choices.map(choice => [choice.name, choice.chosenName])),
    q: q === '' ? undefined : `khớp với “${q}”`,
  };
  const at = (more: { q?: string | undefined; letter?: string | null; page?: number }) =>
    address({ letter, ...chosen, ...more });
  const crumbs = [
    { label: 'Trang chủ', to: '/' },
    ...(narrowedTo === undefined ? [{ label: name }] : [{ label: name, to: address() }, { label: narrowedTo }]),
  ];
  return (
    <div className={`container ${titled.page}`} id={`${kind}-list`}>
      <Seo
        title={letter === null ? title : `${title}, chữ ${letter}`}
        description={description}
        path={at(page > 1 ? { page } : {})}
        noindex={q !== ''}
        previous={page > 1 ? at(page > 2 ? { page: page - 1 } : {}) : null}
        next={page < page_count ? at({ q: q || undefined, page: page + 1 }) : null}
      />
      <JsonLd data={breadcrumbList(origin, crumbs)} />
      <Breadcrumbs items={crumbs} />
      <LibraryTabs open={kind} />
      <h1>{q === '' ? title : `${name} khớp với “${q}”`}</h1>
      <p className={titled.lead}>{lead}</p>
      <ListSearch kind={kind} action={address()} name={`Tìm ${noun}`} field={field} words={q} choices={choices} />
      <LetterNav letters={letters} chosen={letter} hrefFor={each => at({ letter: each })} />
      {list.items.length === 0 ? (
        <EmptyList
          noun={noun}
          all={address()}
          hint={hint}
          ways={(list.relaxed ?? []).map(each => wayOf(each, noun, names))}
        />
      ) : (
        <ul id="list" className={styles.cards}>
          {children}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={page_count}
        hrefFor={to => at({ q: q || undefined, ...(to === 1 ? {} : { page: to }) })}
      />
    </div>
  );
}

type EmptyListProps = {
  /** What the list shows: "thuốc". */
  noun: string;
  /** The address of the whole list. */
  all: string;
  hint: string;
  ways: readonly Way[];
};

const EmptyList = ({ noun, all, hint, ways }: EmptyListProps) => (
  <EmptyState
    drawing="search"
    title={`Chưa có ${noun} nào ở đây`}
    action={<LinkButton to={all}>{`Xem tất cả ${noun}`}</LinkButton>}
  >
    {hint}
    <Ways ways={ways} />
  </EmptyState>
);

/**
 * A list of the library that asks for less than an empty one, in words.
 * @param names how each parameter of the empty one is said, by its name
 */
function wayOf(
  { count, kept, absolute_url }: RelaxedQuery,
  noun: string,
  names: Readonly<Record<string, string | undefined>>,
): Way {
  const said = (isSaid: (name: string) => boolean) =>
    Object.entries(names).flatMap(([name, text]) => (text && isSaid(name) ? [text] : []));
  const isAll = kept.length === 0;
  return {
    counted: `${isAll ? 'Tất cả ' : ''}${formatNumber(count)} ${noun}`,
    subject: said(name => kept.includes(name)).join(', '),
    without: isAll ? [] : said(name => !kept.includes(name)),
    to: absolute_url,
  };
}

/** The lists of the library, side by side. */
const LibraryTabs = ({ open }: { open: ListKind }) => (
  <nav className={styles.chips} aria-label="Tra cứu">
    {Object.values(LISTS).map(list => (
      <ChipLink key={list.name} to={list.address()} selected={list === LISTS[open]}>
        {list.name}
      </ChipLink>
    ))}
  </nav>
);

type LetterNavProps = {
  letters: Letters;
  chosen: string | null;
  /** The address of a letter of the same list, or of all. */
  hrefFor: (letter: Letter | null) => string;
};

/** The letters under which something stands. */
function LetterNav({ letters, chosen, hrefFor }: LetterNavProps) {
  if (letters.length === 0) return null;
  return (
    <nav className={lettered.letters} aria-label="Theo chữ cái">
      <ChipLink to={hrefFor(null)} selected={chosen === null}>
        Tất cả
      </ChipLink>
      {letters.map(({ letter }) => (
        <ChipLink key={letter} to={hrefFor(letter)} selected={letter === chosen} className={lettered.letter}>
          {letter === '#' ? '0–9' : letter}
        </ChipLink>
      ))}
    </nav>
  );
}
