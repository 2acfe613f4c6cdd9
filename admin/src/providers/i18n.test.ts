import english from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { places } from '../resources/places/index.ts';
import { createI18nProvider, messagesOf } from './i18n.ts';

const i18nProvider = createI18nProvider([places]);

/** Paths of all texts in a tree of messages, with the text. */
function textsIn(tree: unknown, path = ''): [string, string][] {
  if (typeof tree === 'string') return [[path, tree]];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) => textsIn(value, path === '' ? key : `${path}.${key}`));
}

const english_ = textsIn(english);
const ours = new Map(textsIn(messagesOf([places])));
const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();

describe('Vietnamese texts', () => {
  it('has one for every text of react-admin', () => {
    expect(english_.length).toBeGreaterThan(150);
    expect(english_.filter(([key]) => (ours.get(key) ?? '').trim() === '').map(([key]) => key)).toEqual(
      english_.filter(([key, text]) => text.trim() === '' && !ours.get(key)).map(([key]) => key),
    );
  });

  it('leaves no English text in place', () => {
    const same = english_.filter(([key, text]) => ours.get(key) === text).map(([, text]) => text);
    expect(same).toEqual(['%{name}', 'Email']);
  });

  it('asks for no value that react-admin does not give', () => {
    const strange = english_.filter(([key, text]) =>
      placeholders(ours.get(key) ?? '').some(name => !placeholders(text).includes(name) && name !== '%{smart_count}'),
    );
    expect(strange.map(([key]) => key)).toEqual([]);
  });

  it('fills in the values of a text, and shows texts of the server as they are', () => {
    expect(i18nProvider.translate('ra.action.bulk_actions', { smart_count: 3 })).toBe('Đã chọn 3');
    expect(i18nProvider.translate('resources.places.name', { smart_count: 2 })).toBe('Cơ sở y tế');
    expect(i18nProvider.translate('Mật khẩu chưa đúng.', {})).toBe('Mật khẩu chưa đúng.');
  });
});
