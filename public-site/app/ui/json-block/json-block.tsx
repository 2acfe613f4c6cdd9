type JsonBlockProps = {
  /** Found again by `script[data-json="{name}"]`. */
  name: string;
  value: unknown;
};

/** Data embedded in the page for scripts and tools that read it; the browser does not run it. */
export function JsonBlock({ name, value }: JsonBlockProps) {
  // "<" could end the element early; its escape is the same to every JSON reader.
  const json = JSON.stringify(value).replace(/</g, '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's text is not escaped as HTML; the escape above is what it needs
  return <script type="application/json" data-json={name} dangerouslySetInnerHTML={{ __html: json }} />;
}
