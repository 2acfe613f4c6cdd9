import { describe, expect, it } from 'vitest';
import { storedLinks, withLinks } from './linked-text.ts';

const PLAIN = '<p>Bị zona.</p>';
const LINK = { start: 6, end: 10, href: '/benh/zona-1/' };
const LINKED = '<p>Bị <a href="/benh/zona-1/">zona</a>.</p>';
const COLUMNS = ['causes', 'symptoms'];
const UNLINKED_PART = { html: PLAIN, links: [] };
const LINKED_PART = { html: PLAIN, links: [LINK] };

describe('texts with their links', () => {
  it('are stored by their columns, and not at all where there are none', () => {
    expect(storedLinks(COLUMNS, [UNLINKED_PART, UNLINKED_PART])).toBeNull();
    const linked = storedLinks(COLUMNS, [UNLINKED_PART, LINKED_PART]);
    expect(withLinks(linked, { causes: PLAIN, symptoms: PLAIN })).toEqual({ causes: PLAIN, symptoms: LINKED });
    expect(withLinks(null, { symptoms: PLAIN })).toEqual({ symptoms: PLAIN });
  });

  it('are shown as they are where they were changed since, be they as long as before', () => {
    const linked = storedLinks(COLUMNS, [LINKED_PART, LINKED_PART]);
    const changed = '<p>Ho zona.</p>';
    expect(changed).toHaveLength(PLAIN.length);
    expect(withLinks(linked, { causes: changed, symptoms: PLAIN })).toEqual({ causes: changed, symptoms: LINKED });
  });

  it('keep the links of their authors, and have several of ours', () => {
    const own = '<p>💊 <a href="/x/">Xem</a> zona, lao</p>';
    const links = [
      { start: own.indexOf('zona'), end: own.indexOf(','), href: '/benh/zona-1/' },
      { start: own.indexOf('lao'), end: own.indexOf('</p>'), href: '/benh/lao-2/' },
    ];
    expect(withLinks(storedLinks(['body'], [{ html: own, links }]), { body: own }).body).toBe(
      '<p>💊 <a href="/x/">Xem</a> <a href="/benh/zona-1/">zona</a>, <a href="/benh/lao-2/">lao</a></p>',
    );
  });

  it('are read in the form of release 0.1, too: the whole text with its links', () => {
    const written = '<p>Bị <a href="/benh/zona-1/" class="auto-link">zona</a>.</p>';
    const linked = JSON.stringify({ causes: written });
    expect(withLinks(linked, { causes: PLAIN })).toEqual({ causes: written });
    expect(withLinks(linked, { causes: '<p>Ho.</p>' })).toEqual({ causes: '<p>Ho.</p>' });
  });
});
