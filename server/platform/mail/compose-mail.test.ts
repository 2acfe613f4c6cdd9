import { describe, expect, it } from 'vitest';
import { composeMail } from './compose-mail.ts';

const SITE = { origin: 'https://antam.example', supportPhone: '1900 0115', supportEmail: 'hotro@antam.example' };
const CONTENT = {
  title: 'Xác nhận địa chỉ e-mail',
  greeting: 'Chào Lan,',
  paragraphs: ['Cảm ơn bạn đã đăng ký.', 'Hãy xác nhận\nđịa chỉ của bạn.'],
  action: { label: 'Xác nhận', url: 'https://antam.example/xac-thuc/a-b_c/?x=1&y=2' },
  note: 'Liên kết có hiệu lực trong 24 giờ.',
};

describe('composeMail', () => {
  it('says the same in text, with the link on a line of its own', () => {
    expect(composeMail(CONTENT, SITE).text).toBe(`Xác nhận địa chỉ e-mail

Chào Lan,

Cảm ơn bạn đã đăng ký.

Hãy xác nhận
địa chỉ của bạn.

Xác nhận:
https://antam.example/xac-thuc/a-b_c/?x=1&y=2

Liên kết có hiệu lực trong 24 giờ.

--
An Tâm
https://antam.example
Hỗ trợ: 1900 0115 · hotro@antam.example`);
  });

  it('says all of it in HTML, with one button, the link to copy and the support contact', () => {
    const { html } = composeMail(CONTENT, SITE);
    expect(html).toMatch(/^<!doctype html>\n<html lang="vi">/);
    for (const part of [CONTENT.title, CONTENT.greeting, ...CONTENT.paragraphs, CONTENT.note]) {
      expect(html).toContain(part.replace('\n', '<br>'));
    }
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    const target = 'https://antam.example/xac-thuc/a-b_c/?x=1&#38;y=2';
    expect(links.filter(href => href === target)).toHaveLength(2);
    expect(links).toContain('tel:19000115');
    expect(links).toContain('mailto:hotro@antam.example');
    expect(html).not.toMatch(/<(script|img|link)\b/);
  });

  it('has a button for each further action, in text and in HTML', () => {
    const others = [{ label: 'Huỷ', url: 'https://antam.example/huy/' }];
    const { text, html } = composeMail({ ...CONTENT, otherActions: others }, SITE);
    expect(text).toContain(`y=2\n\nHuỷ:\nhttps://antam.example/huy/\n\n${CONTENT.note}`);
    expect(html.match(/href="https:\/\/antam\.example\/huy\/"/g)).toHaveLength(2);
    const wrong = [{ label: 'Huỷ', url: 'javascript:alert(1)' }];
    expect(() => composeMail({ ...CONTENT, otherActions: wrong }, SITE)).toThrow('http(s)');
  });

  it('sets facts as lines of text, and as a table in HTML', () => {
    const facts = [
      { label: 'Thời gian', value: 'Thứ Tư 25-11-2026, 08h30' },
      { label: 'Nơi khám', value: '<b>Nắng Mai</b>' },
    ];
    const { text, html } = composeMail({ title: 'Tiêu đề', paragraphs: [facts, 'Một đoạn.'] }, SITE);
    expect(text).toContain(`\n\nThời gian: Thứ Tư 25-11-2026, 08h30\nNơi khám: <b>Nắng Mai</b>\n\n`);
    expect(html).toMatch(/>Thời gian<\/td><td [^>]*>Thứ Tư 25-11-2026, 08h30<\/td>/);
    expect(html).toContain('&#60;b&#62;Nắng Mai');
    expect(html).toContain('<div style="display:none;max-height:0;overflow:hidden">Một đoạn.</div>');
  });

  it('leaves out what is not given', () => {
    const { text, html } = composeMail({ title: 'Tiêu đề', paragraphs: ['Một đoạn.'] }, SITE);
    expect(text.split('\n\n')).toHaveLength(3);
    expect(html).not.toContain('Nếu nút không hoạt động');
  });

  it('shows markup as it was typed', () => {
    const evil = '</p><script>alert(1)</script><a href="https://evil.example" onclick=\'x\'>&amp;';
    const site = { ...SITE, supportPhone: evil };
    const { html } = composeMail({ title: evil, greeting: evil, paragraphs: [evil], note: evil }, site);
    expect(html).not.toMatch(/<script|evil\.example"|onclick='/);
    expect(html).toContain('&#60;script&#62;');
  });

  it.each(['javascript:alert(1)', '/xac-thuc/abc/', 'data:text/html,x', 'https://a b', 'https://', ''])(
    'refuses %j as an address',
    url => {
      expect(() => composeMail({ ...CONTENT, action: { label: 'Mở', url } }, SITE)).toThrow('http(s)');
    },
  );
});
