import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderFrame } from '../testing/render-frame.tsx';
import { breadcrumbList } from './breadcrumb-list.ts';
import { JsonLd } from './json-ld.tsx';
import { Seo } from './seo.tsx';

afterEach(cleanup);

const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');
const href = (rel: string) => document.head.querySelector(`link[rel=${rel}]`)?.getAttribute('href');

describe('Seo', () => {
  it('puts title, description, canonical address and Open Graph into the head', () => {
    renderFrame(
      <Seo
        title="Bác sĩ Nhi khoa"
        description="128 bác sĩ"
        path="/bac-si/?page=2"
        image="/uploads/a.webp"
        previous="/bac-si/"
      />,
    );
    expect(document.title).toBe('Bác sĩ Nhi khoa | An Tâm');
    expect(content('meta[name=description]')).toBe('128 bác sĩ');
    expect(href('canonical')).toBe('https://antam.example/bac-si/?page=2');
    expect(href('prev')).toBe('https://antam.example/bac-si/');
    expect(content('meta[property="og:title"]')).toBe('Bác sĩ Nhi khoa');
    expect(content('meta[property="og:image"]')).toBe('https://antam.example/uploads/a.webp');
    expect(content('meta[name=robots]')).toBeUndefined();
  });

  it('keeps a page out of search engines on request', () => {
    renderFrame(<Seo title="Tìm kiếm" noindex />);
    expect(content('meta[name=robots]')).toBe('noindex');
    expect(href('canonical')).toBeUndefined();
  });
});

describe('JsonLd', () => {
  it('cannot be closed by a text that it holds', () => {
    const name = '</script><img src=x onerror=alert(1)>';
    const { container } = renderFrame(<JsonLd data={{ '@type': 'Physician', name }} />);
    expect(container.querySelector('img')).toBeNull();
    const block = container.querySelector('script[type="application/ld+json"]');
    expect(block?.innerHTML).not.toContain('<');
    expect(JSON.parse(block?.textContent ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Physician',
      name,
    });
  });

  it('numbers breadcrumbs from one', () => {
    expect(breadcrumbList('https://antam.example', [{ label: 'Trang chủ', to: '/' }, { label: 'Bác sĩ' }])).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Trang chủ', item: 'https://antam.example/' },
        { '@type': 'ListItem', position: 2, name: 'Bác sĩ' },
      ],
    });
  });
});
