import { describe, expect, it } from 'vitest';
import { entryQuery, ownHints } from './entry-query.ts';

const read = (query: string) => entryQuery(new URLSearchParams(query));

describe('entryQuery', () => {
  it.each(['user', 'favourite', 'professional', 'place'])('[AUTH-33] applies the type %s', type => {
    expect(read(`type=${type}`).type).toBe(type);
  });

  it.each(['', 'type=', 'type=admin', 'type=PLACE', 'type=xyz'])('[AUTH-33] reads %j as the type user', query => {
    expect(read(query).type).toBe('user');
  });

  it('[AUTH-36] keeps a valid source, next and utm_*', () => {
    expect(read('source=forum&next=%2Fa&utm_source=thu&utm_x1=no&utmy=no')).toMatchObject({
      source: 'forum',
      next: '/a',
      utm: { utm_source: 'thu' },
    });
    expect(read('source=%3Cscript%3E')).not.toHaveProperty('source');
    expect(read(`next=/${'a'.repeat(1_000)}`)).not.toHaveProperty('next');
  });

  it('[AUTH-41] accepts only the classes of its list', () => {
    expect(read('css_class=provider').css_class).toBe('provider');
    expect(read('css_class=compact+provider').css_class).toBe('');
    expect(read('css_class=%22%3E%3Cscript%3E').css_class).toBe('');
  });

  it.each([
    ['AUTH-37', 'place_name'],
    ['AUTH-38', 'place_add'],
    ['AUTH-39', 'prof_spec'],
    ['AUTH-40', 'prof_place'],
  ])('[%s] prefills %s', (_, field) => {
    expect(read(`${field}=+ABC+`).prefilled).toEqual({ [field]: 'ABC' });
  });

  it('prefills the fields of providers alone, cut to their longest length', () => {
    const { prefilled } = read(`place_name=+ABC+&place_add=&prof_spec=Nhi&prof_place=${'x'.repeat(300)}&name=no`);
    expect(prefilled).toEqual({ place_name: 'ABC', prof_spec: 'Nhi', prof_place: 'x'.repeat(200) });
  });
});

it('what was typed last is filled in for visitors and for the account of that email, and for nobody else', () => {
  const hints = { name: 'Minh', email: 'minh@antam.example', phone: '0912345678' };
  expect(ownHints(hints, null)).toBe(hints);
  expect(ownHints(hints, { email: 'Minh@antam.example' })).toBe(hints);
  expect(ownHints(hints, { email: 'thu@antam.example' })).toEqual({ name: '', email: '', phone: '' });
});
