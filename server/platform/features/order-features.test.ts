import { describe, expect, it } from 'vitest';
import { orderFeatures } from './order-features.ts';

const feature = (name: string, ...uses: string[]) => ({ name, uses });
const names = (...features: ReturnType<typeof feature>[]) => orderFeatures(features).map(({ name }) => name);

describe('the order of features', () => {
  it('puts a feature behind those that it uses, also by way of others', () => {
    expect(names(feature('c', 'b'), feature('b', 'a'), feature('a'))).toEqual(['a', 'b', 'c']);
  });

  it('stays as given where nothing asks for another one', () => {
    expect(names(feature('b'), feature('a'), feature('c', 'b'))).toEqual(['b', 'a', 'c']);
  });

  it('refuses features that use each other in a circle, and names them', () => {
    expect(() => names(feature('a', 'b'), feature('b', 'c'), feature('c', 'a'))).toThrow('a → b → c → a');
  });

  it('refuses a feature that is used and not there', () => {
    expect(() => names(feature('a', 'nobody'))).toThrow('a uses an unknown one: nobody');
  });

  it('refuses two features of one name', () => {
    expect(() => names(feature('a'), feature('a'))).toThrow('same name');
  });
});
