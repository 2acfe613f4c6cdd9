import type { Services } from '../../platform/services.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import { tables } from './tables.ts';
import type { TermKind } from './term.entity.ts';

interface TermName {
  readonly id: number;
  readonly kind: TermKind;
  readonly slug: string;
  readonly name: string;
  readonly abbreviation: string;
  readonly aliases: readonly string[];
}

/** Finds terms of each kind by name, slug, abbreviation or alias, whatever their case and accents. */
export class TermFinder {
  readonly #ids = new Map<string, number>();
  readonly #terms = new Map<number, Pick<TermName, 'kind' | 'name'>>();

  constructor(terms: readonly TermName[]) {
    const add = (kind: TermKind, text: string, id: number) => {
      const key = `${kind}|${foldText(text)}`;
      if (text !== '' && !this.#ids.has(key)) this.#ids.set(key, id);
    };
    for (const { id, kind, name, slug } of terms) {
      this.#terms.set(id, { kind, name });
      add(kind, name, id);
      add(kind, slug.replaceAll('-', ' '), id);
    }
    // Names go before the other names of other terms.
    for (const { id, kind, abbreviation, aliases } of terms) {
      for (const text of [abbreviation, ...aliases]) add(kind, text, id);
    }
  }

  find(kind: TermKind, text: string): number | undefined {
    return this.#ids.get(`${kind}|${foldText(text)}`);
  }

  kindOf(id: number): TermKind | undefined {
    return this.#terms.get(id)?.kind;
  }

  nameOf(id: number | null): string {
    return id === null ? '' : (this.#terms.get(id)?.name ?? '');
  }
}

export async function termFinder({ db }: Services): Promise<TermFinder> {
  const terms = await db.read.rows(
    tables
      .selectFrom('term')
      .select(['id', 'kind', 'slug', 'name', 'abbreviation', 'aliases'])
      .orderBy('position')
      .orderBy('id'),
  );
  return new TermFinder(terms);
}
