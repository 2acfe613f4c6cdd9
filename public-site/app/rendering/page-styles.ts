/** A piece of a build's script: what it imports, and its style sheets. */
export type StyledChunk = {
  readonly imports?: readonly string[] | undefined;
  readonly css?: readonly string[] | undefined;
};

/** What a page is made of: files below the site's folder, `app/routes/home.tsx`. */
export type PageModules = {
  /** The table by which the browser knows the page, where it is fetched later, and its route. */
  readonly page: readonly string[];
  /** What the frame needs for a visitor with a session. */
  readonly viewer: readonly string[];
};

export type FindChunk = (key: string) => StyledChunk | undefined;

/** What every page loads. */
export const ENTRY = 'app/entry-client.tsx';
/** Answers the question for consent. Its script comes later, its styles with the page. */
const ASK_LATER = 'app/tracking/visit-runtime.tsx';

/** The keys of everything that is loaded with `keys`, dependencies first: a component's style may overrule that of the pieces it is made of. */
export function inLoadOrder(keys: readonly string[], find: FindChunk): string[] {
  const found = new Set<string>();
  const visiting = new Set<string>();
  const collect = (key: string) => {
    const chunk = find(key);
    if (chunk === undefined || visiting.has(key)) return;
    visiting.add(key);
    for (const imported of chunk.imports ?? []) collect(imported);
    found.add(key);
  };
  for (const key of keys) collect(key);
  return [...found];
}

/** The style sheets of every page, in the order in which they are to stand. */
export function stylesOfAll(find: FindChunk): string[] {
  return stylesOf([ENTRY], find);
}

/** The style sheets that pages with these modules have beside {@link stylesOfAll}, in the order in which they are to stand. */
export function stylesOfSome(modules: readonly string[], find: FindChunk): string[] {
  const ofAll = new Set(stylesOfAll(find));
  const styles = new Set([...stylesOf([ENTRY, ...modules], find), ...(find(ASK_LATER)?.css ?? [])]);
  return [...styles].filter(file => !ofAll.has(file));
}

function stylesOf(keys: readonly string[], find: FindChunk): string[] {
  return [...new Set(inLoadOrder(keys, find).flatMap(key => find(key)?.css ?? []))];
}

/** The build's name for the one style sheet with all that a page needs beside {@link stylesOfAll}: `app/routes/home.css`. */
export function sheetOf(route: string): string {
  return route.replace(/\.tsx$/, '.css');
}
