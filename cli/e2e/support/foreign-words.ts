import type { Page } from 'playwright-core';

/**
 * Words that interfaces show in English when a translation was forgotten. Names have none; “Menu” is Vietnamese too.
 */
const ENGLISH =
  /\b(search|close|open|next|previous|prev|back|home|loading|submit|cancel|delete|save|show|hide|more|less|page|error|not found|zoom (in|out)|full ?screen|play|slide|image|picture|filter|sort|apply|clear|reset|skip|read|view|all|login|sign (in|up)|undefined|null|nan|object)\b/i;

/** English words among everything that the page says to eyes and ears, with the text that holds them. */
export async function foreignWords(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const ignored = node.parentElement?.closest('script, style, noscript, code, [lang]:not(html)');
      if (!ignored && node.textContent?.trim()) texts.push(node.textContent.trim());
    }
    for (const element of document.body.querySelectorAll(
      '[aria-label], [title], [placeholder], [alt], [aria-roledescription]',
    ))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-roledescription'])
        texts.push(element.getAttribute(name) ?? '');
    return texts;
  });
  return said.filter(text => ENGLISH.test(text) && !/@|\.example/.test(text));
}
