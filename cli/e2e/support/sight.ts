type Words = string | RegExp;
type Role = 'button' | 'group' | 'heading' | 'link' | 'radio';

/** Where parts of a page are found: in it, or in another part. */
interface Around {
  locator(selector: string): Part;
  getByLabel(words: Words, options?: { exact: boolean }): Part;
  getByRole(role: Role, options: { name: Words; exact?: boolean; checked?: boolean }): Part;
  getByText(words: Words): Part;
}

/** What people do alike with a part of a page with and without script. */
export interface Part extends Around {
  count(): Promise<number>;
  first(): Part;
  check(): Promise<void>;
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  inputValue(): Promise<string>;
  waitFor(): Promise<void>;
}

/** A page of the browser, or a plain one: what is walked alike on both. */
export interface Sight extends Around {
  url(): string;
}
