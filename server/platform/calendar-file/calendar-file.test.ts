import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, type Invitation, writeCalendarFile } from './calendar-file.ts';

const EVENT: CalendarEvent = {
  uid: 'QZ7KM3XW9P@antam.example',
  sequence: 2,
  changedAt: new Date('2026-11-20T03:04:05Z'),
  start: new Date('2026-12-31T16:30:00Z'),
  end: new Date('2026-12-31T17:15:00Z'),
  status: 'CONFIRMED',
  summary: 'Lịch khám: Phòng khám Nắng Mai; tầng 2, phòng 5',
  location: 'Phòng khám Nắng Mai, 12 Hàng Bông,\nHà Nội',
  description: `Nhịn ăn 8 giờ.\n${'Mang theo sổ khám bệnh và kết quả xét nghiệm gần nhất. '.repeat(6)}\\n`,
  url: 'https://antam.example/dat-kham/QZ7KM3XW9P/?key=a-b_c',
};
const INVITATION: Invitation = {
  from: { name: 'An Tâm', email: 'khong-tra-loi@antam.example' },
  to: 'lan@antam.example',
};

/** The file as another library reads it. */
const read = (text: string) => {
  const file = ICAL.Component.fromString(text);
  const events = file.getAllSubcomponents('vevent');
  const first = (name: string) => events[0]?.getFirstPropertyValue(name)?.toString();
  return { method: file.getFirstPropertyValue('method'), events, first };
};

describe('a calendar file', () => {
  it('says of an appointment what was given, with its times in UTC, over the year’s end too', async () => {
    const { method, first } = read(await writeCalendarFile({ events: [EVENT] }));
    expect(method).toBe('PUBLISH');
    expect(first('uid')).toBe(EVENT.uid);
    expect(first('sequence')).toBe('2');
    expect(first('dtstamp')).toBe('2026-11-20T03:04:05Z');
    expect([first('dtstart'), first('dtend')]).toEqual(['2026-12-31T16:30:00Z', '2026-12-31T17:15:00Z']);
    expect([first('summary'), first('location'), first('description')]).toEqual([
      EVENT.summary,
      EVENT.location,
      EVENT.description,
    ]);
    expect([first('status'), first('class'), first('url')]).toEqual(['CONFIRMED', 'PRIVATE', EVENT.url]);
    expect([first('organizer'), first('attendee')]).toEqual([undefined, undefined]);
  });

  it('has lines of at most 75 bytes that end with both characters, as old readers want', async () => {
    const text = await writeCalendarFile({ events: [EVENT] });
    const lines = text.split('\r\n');
    expect(lines.at(0)).toBe('BEGIN:VCALENDAR');
    expect(lines.filter(line => /[\r\n]/.test(line))).toEqual([]);
    expect(lines.filter(line => Buffer.byteLength(line) > 75)).toEqual([]);
  });

  it('to a patient is a request that is accepted already, so that a calendar follows', async () => {
    const { method, events, first } = read(await writeCalendarFile({ events: [EVENT], invitation: INVITATION }));
    expect(method).toBe('REQUEST');
    expect(first('organizer')).toBe('mailto:khong-tra-loi@antam.example');
    expect(first('attendee')?.toLowerCase()).toBe('mailto:lan@antam.example');
    expect(events[0]?.getFirstProperty('organizer')?.getParameter('cn')).toBe('An Tâm');
    expect(events[0]?.getFirstProperty('attendee')?.getParameter('partstat')).toBe('ACCEPTED');
    expect(events[0]?.getFirstProperty('attendee')?.getParameter('rsvp')).toBe('FALSE');
  });

  it('about a cancelled appointment takes it back', async () => {
    const events = [{ ...EVENT, status: 'CANCELLED' as const, sequence: 3 }];
    const sent = read(await writeCalendarFile({ events, invitation: INVITATION }));
    expect([sent.method, sent.first('status'), sent.first('sequence')]).toEqual(['CANCEL', 'CANCELLED', '3']);
    expect(read(await writeCalendarFile({ events })).method).toBe('PUBLISH');
  });

  it('keeps what people typed inside its text', async () => {
    const summary = 'x\r\nEND:VEVENT\r\nATTACH:https://evil.example/;,"\\';
    const { events, first } = read(await writeCalendarFile({ events: [{ ...EVENT, summary }] }));
    expect(events).toHaveLength(1);
    expect(first('attach')).toBeUndefined();
    expect(first('summary')).toContain('END:VEVENT');
  });

  it('that is fetched again and again says its name and how often', async () => {
    const text = await writeCalendarFile({ events: [EVENT], feed: { name: 'Lịch khám, tầng 2', refreshSeconds: 900 } });
    const file = ICAL.Component.fromString(text);
    expect(file.getFirstPropertyValue('x-wr-calname')).toBe('Lịch khám, tầng 2');
    expect(String(file.getFirstPropertyValue('refresh-interval'))).toBe('PT15M');
    expect(read(text).method).toBe('PUBLISH');
  });

  it('may hold none', async () => {
    expect(read(await writeCalendarFile({ events: [] })).events).toEqual([]);
  });
});
