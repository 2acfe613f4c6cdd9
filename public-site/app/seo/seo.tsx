import { useRootData } from '../loading/root-data.ts';

export type SeoProps = {
  /** Without the site's name, which is added. */
  title: string;
  /** About 150 characters. */
  description?: string;
  /** Canonical address of the page, path and the query that matters. Left out: no canonical link. */
  path?: string;
  /** Address of a picture that stands for the page, at least 600 px wide. */
  image?: string | null;
  /** Open Graph type. */
  type?: 'website' | 'profile' | 'article';
  /** Keeps the page out of search engines. */
  noindex?: boolean;
  /** Addresses of the neighbours of a paged list. */
  previous?: string | null;
  next?: string | null;
};

const SITE = 'An Tâm';
const DEFAULT_IMAGE = '/icons/share.png';

/** Title, description, canonical address and Open Graph of a page. React moves these tags into the head. */
export function Seo({ title, description, path, image, type = 'website', noindex = false, previous, next }: SeoProps) {
  const origin = useOrigin();
  const full = title.includes(SITE) ? title : `${title} | ${SITE}`;
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
      {path !== undefined && <link rel="canonical" href={origin + path} />}
      {previous && <link rel="prev" href={origin + previous} />}
      {next && <link rel="next" href={origin + next} />}
      <meta property="og:site_name" content={SITE} />
      <meta property="og:locale" content="vi_VN" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {path !== undefined && <meta property="og:url" content={origin + path} />}
      <meta property="og:image" content={new URL(image ?? DEFAULT_IMAGE, origin).href} />
    </>
  );
}

/** The site's configured origin; a stand-in where the frame itself could not be read. */
export function useOrigin(): string {
  return useRootData()?.origin ?? 'https://antam.example';
}
