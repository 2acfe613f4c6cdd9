import { describe, expect, it } from 'vitest';
import { storedLinks, withLinks } from './linked-text.ts';

const LINKED = '<p>Bị <a href="/benh/zona-1/" class="auto-link">zona</a>.</p>';
const PLAIN = '<p>Bị zona.</p>';

describe('texts with their links', () => {
  it('are stored by their columns, and not at all where there are none', () => {
    expect(storedLinks(['causes', 'symptoms'], [null, null])).toBeNull();
    const linked = storedLinks(['causes', 'symptoms'], [null, LINKED]);
    expect(withLinks(linked, { causes: PLAIN, symptoms: PLAIN })).toEqual({ causes: PLAIN, symptoms: LINKED });
    expect(withLinks(null, { symptoms: PLAIN })).toEqual({ symptoms: PLAIN });
  });

  it('are shown as they are where they were changed since', () => {
    const linked = storedLinks(['causes', 'symptoms'], [LINKED, LINKED]);
    const changed = '<p>Bị zona nặng.</p>';
    expect(withLinks(linked, { causes: changed, symptoms: PLAIN })).toEqual({ causes: changed, symptoms: LINKED });
  });

  it('keep the links of their authors', () => {
    const own = '<p><a href="/x/">Xem</a> zona</p>';
    const linked = '<p><a href="/x/">Xem</a> <a href="/benh/zona-1/" class="auto-link">zona</a></p>';
    expect(withLinks(storedLinks(['body'], [linked]), { body: own })).toEqual({ body: linked });
  });
});
