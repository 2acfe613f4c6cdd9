import { generatePath } from 'react-router';
import { describe, expect, it } from 'vitest';
import { allPages, pageAt } from './all-pages.ts';
import { directoryTable } from './directory-pages.ts';
import { pageFinder } from './find-page.ts';

/** An address of a page: each parameter is a word that no fixed part of an address is. */
function addressOf(path: string): string {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return generatePath(path, Object.fromEntries(names.map(name => [name, `any-${name}`])));
}

describe('the page at an address', () => {
  it.each(allPages)('is $id at $path: no page before it with a parameter there takes its place', page => {
    expect(pageAt(addressOf(page.path))?.id).toBe(page.id);
  });

  it('is the first that matches, so a table in the wrong order would be noticed', () => {
    const [home] = directoryTable;
    if (!home) throw new Error('The first table is empty');
    const page = (id: string, path: string) => ({ ...home, id, path });
    const find = pageFinder([page('any', '/thu/:id/'), page('fixed', '/thu/moi/')]);
    expect(find(addressOf('/thu/moi/'))?.id).toBe('any');
  });
});
