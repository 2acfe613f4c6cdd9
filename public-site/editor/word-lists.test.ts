import { describe, expect, it } from 'vitest';
import { listsOfParagraphs, paragraphsOfBullets } from './word-lists.ts';

/** A paragraph as Word puts it into the clipboard. */
const fromWord = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
  `<span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>` +
  `&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}</p>`;

function made(html: string): string {
  const document = new DOMParser().parseFromString(html, 'text/html');
  listsOfParagraphs(document);
  return document.body.innerHTML.replace(/<!--.*?-->/g, '').replace(/<span[^>]*><\/span>/g, '');
}

describe('Text that is pasted from Word', () => {
  it('has its bullets, numbers and levels as a list, whether Word says so in the head of the document or not', () => {
    expect(
      made(
        `<p>Nên ăn:</p>\n${fromWord(1, '·', 'Rau <b>xanh</b>')}\n${fromWord(2, 'o', 'Rau muống')}\n${fromWord(1, '2.', 'Cá')}<p>Hết.</p>`,
      ),
    ).toBe(
      '<p>Nên ăn:</p>\n<ul><li data-list="bullet">Rau <b>xanh</b></li><li data-list="bullet" class="ql-indent-1">Rau muống</li>' +
        '<li data-list="ordered">Cá</li></ul>\n\n<p>Hết.</p>',
    );
  });

  it.each([
    ['<p>·&nbsp;&nbsp; Rau</p><p>• Cá</p>', '<ul><li data-list="bullet">Rau</li><li data-list="bullet">Cá</li></ul>'],
    ['<p><span>\uf0b7 </span><b>Rau</b></p>', '<ul><li data-list="bullet"><b>Rau</b></li></ul>'],
    ['<div>▪ Rau</div>', '<ul><li data-list="bullet">Rau</li></ul>'],
    ['<p class="MsoListParagraphCxSpFirst">1) Rau</p>', '<ul><li data-list="ordered">Rau</li></ul>'],
    [
      '<p>• Rau</p><p>Và</p><p>• Cá</p>',
      '<ul><li data-list="bullet">Rau</li></ul><p>Và</p><ul><li data-list="bullet">Cá</li></ul>',
    ],
  ])('becomes a list where its paragraphs only begin with signs: %s', (html, expected) => {
    expect(made(html)).toBe(expected);
  });

  it.each([
    '<p>§ 5 của luật</p>',
    '<p>1. Mở đầu</p>',
    '<p>•</p>',
    '<p>3·5 mg</p>',
    '<ul><li><p>• Rau</p></li></ul>',
    '<div>• Rau<p>Cá</p></div>',
  ])('stays as it is where it is no list: %s', html => {
    expect(made(html)).toBe(html);
  });

  it('brings its signs as plain text too, which becomes paragraphs with the same signs', () => {
    expect(paragraphsOfBullets('Nên ăn < 3:\r\n\r\n·\tRau')).toBe('<p>Nên ăn &lt; 3:</p><p>·\tRau</p>');
    expect(paragraphsOfBullets('Nên ăn\n3·5 mg')).toBeUndefined();
  });
});
