import { JsonType, type Platform, type TransformContext } from '@mikro-orm/core';

/** The text of each value, for as long as the value is kept; not of a type, as the ORM copies those without what they hold. */
const TEXTS = new WeakMap<object, string>();

/**
 * A large value of a JSON column that is replaced as a whole and never changed in place: its text is made once, where the ORM
 * makes one at each comparison.
 */
export class WholeJson extends JsonType {
  override convertToDatabaseValue(value: unknown, platform: Platform, context?: TransformContext): string | null {
    const known = isKept(value) ? TEXTS.get(value) : undefined;
    if (known !== undefined) return known;
    const text = super.convertToDatabaseValue(value, platform, context);
    if (isKept(value) && typeof text === 'string') TEXTS.set(value, text);
    return text;
  }

  override convertToJSValue(stored: unknown, platform: Platform, context?: TransformContext): unknown {
    const value = super.convertToJSValue(stored, platform, context);
    if (isKept(value) && typeof stored === 'string') TEXTS.set(value, stored);
    return value;
  }
}

const isKept = (value: unknown): value is object => typeof value === 'object' && value !== null;
