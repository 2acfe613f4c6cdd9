import { escapeJson } from '../rendering/escape-json.ts';

export type JsonLdData = { '@type': string } & Record<string, unknown>;

/** Structured data for search engines: a data block, never run as a script. */
export function JsonLd({ data }: { data: JsonLdData }) {
  const json = escapeJson(JSON.stringify({ '@context': 'https://schema.org', ...data }));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose every `<` is escaped.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
