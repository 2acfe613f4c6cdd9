import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Card } from '../card/card.tsx';
import { layOutWidth, passTime, renderPiece } from '../testing/render-piece.tsx';
import type { MapPlace } from './map-place.ts';
import { viewOf } from './map-view.ts';
import { PlaceMap } from './place-map.tsx';
import { tileAddress } from './tile-address.ts';
import { useActivePlace } from './use-active-place.ts';

const places: MapPlace[] = [
  { id: 1, name: 'Chợ Rẫy', address: '201B Nguyễn Chí Thanh', lat: 10.7577, long: 106.6595 },
  { id: 2, name: 'Nhi Đồng 1', address: '341 Sư Vạn Hạnh', lat: '10.7685', long: '106.6702' },
  { id: 3, name: 'Không vĩ độ', address: '', lat: 'abc', long: 106.7 },
  { id: 4, name: 'Không kinh độ', address: '', lat: 10.7, long: null },
  { id: 5, name: 'Trống', address: '', lat: '', long: '' },
];

function Page() {
  const { activeId, activate, itemProps } = useActivePlace();
  return (
    <>
      <ul>
        {places.map(place => (
          <Card as="li" key={place.id} active={activeId === place.id} {...itemProps(place.id)}>
            {place.name}
          </Card>
        ))}
      </ul>
      <PlaceMap places={places} activeId={activeId} onActivate={activate} />
    </>
  );
}

const map = () => document.querySelector<HTMLElement>('[data-map]');
const marker = (name: string) => screen.getByRole('button', { name: new RegExp(name) });
const active = () => [...document.querySelectorAll('li.is-active')].map(item => item.textContent);
const zoom = () => document.querySelector<HTMLElement>('[data-zoom]')?.dataset.zoom;

async function show(): Promise<void> {
  renderPiece(<Page />);
  await screen.findByRole('button', { name: /Chợ Rẫy/ });
}

beforeEach(() => {
  layOutWidth(400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
});

describe('PlaceMap', () => {
  it('[MAP-01] [MAP-07] [MAP-08] has a marker for each place with numeric coordinates and skips the others', async () => {
    await show();
    expect([...document.querySelectorAll<HTMLElement>('[data-marker]')].map(one => one.dataset.marker)).toEqual([
      '1',
      '2',
    ]);
    expect(screen.getByText('Không vĩ độ')).toBeDefined();
  });

  const embedded = () => JSON.parse(map()?.querySelector('[data-places]')?.textContent ?? '');

  it('[MAP-02] [MAP-03] [MAP-04] embeds id, name and address of each place', async () => {
    await show();
    expect(embedded()).toMatchObject([
      { id: 1, name: 'Chợ Rẫy', address: '201B Nguyễn Chí Thanh' },
      { id: 2, name: 'Nhi Đồng 1', address: '341 Sư Vạn Hạnh' },
    ]);
  });

  it('[MAP-05] [MAP-06] embeds lat and long of each place, and nothing else', async () => {
    await show();
    const shown = { id: expect.any(Number), name: expect.any(String), address: expect.any(String) };
    expect(embedded()).toEqual([
      { ...shown, lat: 10.7577, long: 106.6595 },
      { ...shown, lat: 10.7685, long: 106.6702 },
    ]);
  });

  it('[MAP-12] is marked rendered once it is built', async () => {
    renderPiece(<Page />);
    expect(map()?.dataset.rendered).toBeUndefined();
    await screen.findByRole('button', { name: /Chợ Rẫy/ });
    expect(map()?.dataset.rendered).toBe('');
  });

  it('[MAP-09] [MAP-17] a press on a marker makes its item the active one and goes to zoom 16', async () => {
    await show();
    expect(zoom()).not.toBe('16');
    fireEvent.click(marker('Chợ Rẫy'));
    expect(active()).toEqual(['Chợ Rẫy']);
    fireEvent.click(marker('Nhi Đồng 1'));
    expect(active()).toEqual(['Nhi Đồng 1']);
    await expect.poll(zoom).toBe('16');
  });

  it('[MAP-10] hovering makes an item active, without moving the map', async () => {
    await show();
    const before = zoom();
    fireEvent.pointerEnter(marker('Chợ Rẫy'), { pointerType: 'mouse' });
    expect(active()).toEqual(['Chợ Rẫy']);
    expect(zoom()).toBe(before);
  });

  it('[MAP-11] hovering by touch does nothing, a tap does', async () => {
    await show();
    fireEvent.pointerEnter(marker('Chợ Rẫy'), { pointerType: 'touch' });
    expect(active()).toEqual([]);
    fireEvent.click(marker('Chợ Rẫy'));
    expect(active()).toEqual(['Chợ Rẫy']);
  });

  it('[MAP-19] the wheel does not zoom and is left to the page', async () => {
    await show();
    const before = zoom();
    vi.useFakeTimers();
    const prevented = !fireEvent.wheel(marker('Chợ Rẫy'), { deltaY: -500, ctrlKey: true });
    passTime(400);
    expect([zoom(), prevented]).toEqual([before, false]);
  });

  it('[MAP-18] [MAP-20] [MAP-21] is a road map whose only controls are the zoom buttons', async () => {
    await show();
    const controls = screen.getAllByRole('button').map(button => button.getAttribute('aria-label'));
    expect(controls.filter(name => !/,/.test(name ?? ''))).toEqual(['Phóng to', 'Thu nhỏ']);
    expect(document.querySelector('.pigeon-tiles img')?.getAttribute('src')).toMatch(
      /^https:\/\/tile\.openstreetmap\.org\/\d+\/\d+\/\d+\.png$/,
    );
    expect(screen.getByRole('link', { name: 'OpenStreetMap' })).toBeDefined();
  });
});

describe('the map of one place', () => {
  const alone = async () => {
    renderPiece(<PlaceMap places={places.slice(0, 1)} activeId={1} />);
    await screen.findByRole('button', { name: /Chợ Rẫy/ });
    return [...document.querySelectorAll('.pigeon-tiles img')];
  };

  it('opens so far away that the base says something where no tile comes', async () => {
    const [tile] = await alone();
    expect(zoom()).toBe('16');
    if (tile) fireEvent.error(tile);
    await waitFor(() => expect(zoom()).toBe('11'));
  });

  it('stays close where only some tiles are missing', async () => {
    const [first, second] = await alone();
    if (first) fireEvent.load(first);
    if (second) fireEvent.error(second);
    expect(await screen.findByText('Chưa tải được bản đồ đường phố.')).toBeDefined();
    expect(zoom()).toBe('16');
  });
});

describe('useActivePlace', () => {
  it('[MAP-15] [MAP-16] scrolls to the active item in 500 ms and stops below the header', async () => {
    await show();
    vi.useFakeTimers();
    let scrolled = 0;
    const header = document.createElement('header');
    header.setAttribute('data-site-header', '');
    header.getBoundingClientRect = () => new DOMRect(0, 0, 100, 72);
    document.body.append(header);
    vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolled);
    vi.spyOn(window, 'scrollTo').mockImplementation((options?: unknown) => {
      if (typeof options === 'object' && options && 'top' in options) scrolled = Number(options.top);
    });
    const item = document.querySelector<HTMLElement>('[data-place-item="2"]');
    if (!item) throw new Error('no item');
    item.getBoundingClientRect = () => new DOMRect(0, 2000 - scrolled, 100, 100);
    fireEvent.click(marker('Nhi Đồng 1'));
    passTime(400);
    expect(scrolled).toBeLessThan(1900);
    passTime(140);
    expect(2000 - scrolled).toBe(72 + 10);
    header.remove();
  });
});

describe('viewOf', () => {
  it('[MAP-17] [MAP-24] shows one place at zoom 16 and many on their bounding box', () => {
    const one = { lat: 10.7577, long: 106.6595 };
    expect(viewOf([one], 400, 400)).toEqual({
      center: [expect.closeTo(10.7577, 6), expect.closeTo(106.6595, 6)],
      zoom: 16,
    });
    // One degree is 256 · 2^zoom / 360 pixels: 182 at zoom 8, 364 at zoom 9, and 400 px leave 320 between the margins.
    const many = viewOf(
      [
        { lat: 10, long: 106 },
        { lat: 10, long: 107 },
        { lat: 10, long: 106.3 },
      ],
      400,
      400,
    );
    expect(many).toEqual({ center: [expect.closeTo(10, 6), expect.closeTo(106.5, 6)], zoom: 8 });
  });

  it('has a view for a bounding box without extent and for an empty list', () => {
    expect(viewOf([], 0, 0).zoom).toBe(5);
    expect(viewOf([{ lat: 10, long: 106 }], 0, 0).zoom).toBe(16);
  });
});

describe('tileAddress', () => {
  it('[MAP-24] fills the template', () => {
    expect(tileAddress('https://{s}.tiles/{z}/{x}/{y}{r}.png', 3, 5, 12, 2)).toBe('https://c.tiles/12/3/5@2x.png');
  });
});
