import { describe, expect, it } from 'vitest';
import { parseVideoUrl, videoAddresses } from './video-url.ts';

/** As the content security policy of pages has them. */
const IMAGE_HOSTS = ['https://i.ytimg.com', 'https://vumbnail.com'];
const FRAME_HOSTS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

describe('parseVideoUrl', () => {
  it.each([
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/watch?list=PL1&v=aqz-KE-bpKQ&t=10s',
    'http://youtube.com/watch?v=aqz-KE-bpKQ',
    'https://m.youtube.com/watch?v=aqz-KE-bpKQ#x',
    'https://youtu.be/aqz-KE-bpKQ?si=abc',
    'youtu.be/aqz-KE-bpKQ',
    '  https://www.youtube.com/shorts/aqz-KE-bpKQ  ',
    'https://www.youtube.com/live/aqz-KE-bpKQ?feature=share',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  ])('reads %s', url => {
    expect(parseVideoUrl(url)).toEqual({ provider: 'youtube', id: 'aqz-KE-bpKQ' });
  });

  it.each([
    ['https://vimeo.com/76979871', '76979871'],
    ['https://www.vimeo.com/76979871/', '76979871'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', '76979871/8272103f6e'],
    ['https://vimeo.com/76979871/8272103f6e', '76979871/8272103f6e'],
    ['https://vimeo.com/channels/staffpicks/76979871', '76979871'],
  ])('reads %s', (url, id) => {
    expect(parseVideoUrl(url)).toEqual({ provider: 'vimeo', id });
  });

  it.each([
    '',
    'not a url',
    'https://example.com/watch?v=aqz-KE-bpKQ',
    'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://evil.example/https://youtu.be/aqz-KE-bpKQ',
    'https://user@youtube.com/watch?v=aqz-KE-bpKQ',
    'https://youtube.com:8080/watch?v=aqz-KE-bpKQ',
    'javascript:alert(1)//youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ"><script>',
    'https://www.youtube.com/@channel',
    'https://vimeo.com/about',
    'https://vimeo.com/1234567890123',
    'https://www.facebook.com/watch/?v=10153231379946729',
  ])('does not read %j', url => {
    expect(parseVideoUrl(url)).toBeUndefined();
  });
});

describe('videoAddresses', () => {
  it('points at the hosts that the page allows', () => {
    const videos = [
      { provider: 'youtube', id: 'aqz-KE-bpKQ' },
      { provider: 'vimeo', id: '76979871' },
      { provider: 'vimeo', id: '76979871/8272103f6e' },
    ] as const;
    for (const video of videos) {
      const { url, embed, thumbnail } = videoAddresses(video);
      expect(IMAGE_HOSTS).toContain(new URL(thumbnail).origin);
      expect(FRAME_HOSTS).toContain(new URL(embed).origin);
      expect(parseVideoUrl(url)).toEqual(video);
      expect(parseVideoUrl(embed)).toEqual(video);
    }
  });
});
