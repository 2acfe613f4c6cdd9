/*
 * Local storage that may be missing, full, forbidden (private windows, blocked cookies) or hold anything at all.
 * Nothing here throws: reading answers null, writing answers whether the value was stored.
 */

/** The text stored under the key, or null: nothing there, or no storage. */
export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores the text; false where the browser would not. */
export function writeLocal(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return localStorage.getItem(key) === text;
  } catch {
    return false;
  }
}

/** Removes the key; without storage there is nothing to remove. */
export function removeLocal(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Forbidden storage holds nothing.
  }
}

/** The keys that begin so; none without storage. */
export function localKeys(beginning: string): string[] {
  try {
    return Object.keys(localStorage).filter(key => key.startsWith(beginning));
  } catch {
    return [];
  }
}
