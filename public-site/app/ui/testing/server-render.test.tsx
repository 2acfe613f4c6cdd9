// @vitest-environment node
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Combobox } from '../combobox/combobox.tsx';
import { ContentsList } from '../contents-list/contents-list.tsx';
import { Countdown } from '../countdown/countdown.tsx';
import { Gallery } from '../gallery/gallery.tsx';
import { GroupFilter } from '../group-filter/group-filter.tsx';
import { SideMap } from '../map/side-map.tsx';
import { Overlay } from '../overlay/overlay.tsx';
import { CollapsibleText } from '../read-more/collapsible-text.tsx';
import { LongList } from '../read-more/long-list.tsx';
import { ReadMore } from '../read-more/read-more.tsx';
import { SmoothAnchors } from '../scroll/smooth-anchors.tsx';
import { StickyNav } from '../sticky/sticky-nav.tsx';
import { HideOtherTabs } from '../tabs/hide-other-tabs.tsx';
import { Tabs } from '../tabs/tabs.tsx';
import { ToastProvider } from '../toast/toast.tsx';

const html = (piece: ReactElement) => renderToString(<StaticRouter location="/">{piece}</StaticRouter>);
const nothing = () => undefined;

describe('on the server, where there is no window', () => {
  it('texts, lists and panels are in the page as a whole', () => {
    const text = `${'a'.repeat(600)}cuối`;
    expect(html(<ReadMore text={text} />)).toContain('cuối');
    expect(html(<CollapsibleText>Nội dung</CollapsibleText>)).toContain('Nội dung');
    const items = Array.from({ length: 20 }, (_, at) => ({ key: `${at}`, text: `Dịch vụ ${at}` }));
    expect(html(<LongList items={items} />)).toContain('Dịch vụ 19');
    const tabs = ['Một', 'Hai'].map(label => ({ key: label, label, content: `Phần ${label}` }));
    expect(html(<Tabs label="Phần" items={tabs} />)).toContain('Phần Hai');
    expect(html(<HideOtherTabs label="Phần" items={tabs} />)).toContain('Phần Hai');
  });

  it('a gallery is its first picture and links to all', () => {
    const images = [1, 2].map(at => ({
      kind: 'image' as const,
      key: `${at}`,
      src: `/${at}.webp`,
      full: `/${at}-full.webp`,
      thumb: `/${at}-thumb.webp`,
      alt: `Ảnh ${at}`,
    }));
    const page = html(<Gallery items={images} label="Ảnh" eager />);
    expect(page).toContain('src="/1.webp"');
    expect(page).not.toContain('src="/2.webp"');
    expect(page).toContain('href="/2-full.webp"');
  });

  it('a map is a list of its places for those without script', () => {
    const places = [{ id: 1, name: 'Chợ Rẫy', address: 'Quận 5', lat: 10.7577, long: 106.6595 }];
    const page = html(<SideMap places={places} />);
    expect(page).toMatch(/<noscript>.*openstreetmap\.org.*Chợ Rẫy.*<\/noscript>/s);
    expect(page).not.toContain('data-rendered');
  });

  it('a group filter holds everybody', () => {
    const page = html(
      <GroupFilter
        label="Bác sĩ"
        selectLabel="Chuyên khoa"
        items={['An', 'Bình']}
        keyOf={name => name}
        groupsOf={name => [{ key: name, name }]}
        render={name => <p>{name}</p>}
      />,
    );
    expect(page).toContain('<p>An</p>');
    expect(page).toContain('<p>Bình</p>');
  });

  it('a countdown counts from the time in the page', () => {
    const page = html(<Countdown now="2026-11-21T00:00:00Z" until="2026-11-21T00:01:09Z" />);
    expect(page.replace(/<[^>]+>/g, '')).toBe('00 ngày 00 giờ 01 phút 09 giây ');
  });

  it('a closed overlay, an unused search box and the pieces of the frame render without an error', () => {
    expect(
      html(
        <Overlay open={false} onClose={nothing} title="Lọc">
          Nội dung
        </Overlay>,
      ),
    ).toBe('');
    expect(html(<Combobox label="Tìm" query="" onQuery={nothing} groups={[]} />)).toContain('role="combobox"');
    expect(html(<StickyNav items={[{ id: 'a', label: 'Giới thiệu' }]} />)).toContain('href="#a"');
    expect(html(<ContentsList items={[{ id: 'a', label: 'Giới thiệu' }]} />)).toContain('href="#a"');
    expect(
      html(
        <ToastProvider>
          <SmoothAnchors />
        </ToastProvider>,
      ),
    ).toContain('aria-live="polite"');
  });
});
