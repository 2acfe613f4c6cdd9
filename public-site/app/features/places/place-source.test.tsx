import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PlaceSource } from './place-source.tsx';

function linksOf(source: string, licence: string): { text: string; links: string[] } {
  const place = { source, licence, updated_at: '2026-11-21T00:00:00.000Z' };
  const { container } = render(<PlaceSource place={place} />);
  const links = [...container.querySelectorAll('a')].map(link => link.href);
  return { text: container.textContent ?? '', links };
}

describe('PlaceSource', () => {
  it.each([
    ['https://www.openstreetmap.org/way/1', 'https://www.openstreetmap.org/way/1'],
    ['OpenStreetMap', 'https://www.openstreetmap.org/copyright'],
  ])('credits OpenStreetMap and its licence for the source %s', (source, link) => {
    const { text, links } = linksOf(source, 'ODbL-1.0');
    expect(text).toContain('© những người đóng góp cho OpenStreetMap');
    expect(links).toEqual([link, 'https://opendatacommons.org/licenses/odbl/1-0/']);
  });

  it('names any other source and its licence, and nothing where there is none', () => {
    expect(linksOf('Sở Y tế Hà Nội', 'CC BY 4.0').text).toContain('Nguồn: Sở Y tế Hà Nội (CC BY 4.0).');
    expect(linksOf('', '').text).not.toContain('Nguồn');
  });
});
