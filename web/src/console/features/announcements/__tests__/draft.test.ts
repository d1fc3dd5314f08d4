import { describe, expect, it } from 'vitest';
import type { Announcement } from '../announcements.api';
import { asHtml, blockingIn, draftOf, formOf, missingIn, shownAt } from '../draft';

const announcement: Announcement = {
  id: '01980000-0000-7000-8000-00000000a001',
  version: 3,
  type: 'H',
  title: { vi: 'Tết', en: 'New Year', ja: '旧正月' },
  content: { vi: '<p>vi</p>', en: '<p>en</p>' },
  link: '/promotions',
  bannerGroup: null,
  forAgents: false,
  platforms: ['W'],
  rank: 7,
  startsAt: '2026-11-24T12:30:00.000Z',
  endsAt: null,
};

describe('an announcement in the editor', () => {
  it('names each language of which title or text is missing', () => {
    expect(missingIn(announcement)).toEqual(['zh', 'th', 'id', 'pt', 'ja']);
  });

  it('is saved only with both parts of a language, and with Vietnamese and English', () => {
    expect(blockingIn(formOf(announcement))).toEqual(['ja']);
    expect(blockingIn(formOf(null))).toEqual(['vi', 'en']);
  });

  it('is sent back as it was read, without the languages that are left empty', () => {
    const { content } = announcement;
    const form = formOf({ ...announcement, content: { ...content, ja: '<p>ja</p>' } });
    expect(form.startsAt).toBe('2026-11-24T19:30');
    expect(draftOf({ ...form, content: { ...form.content, th: '  ' } }, ['W'])).toEqual({
      type: 'H',
      title: announcement.title,
      content: { ...content, ja: '<p>ja</p>' },
      rank: 7,
      platforms: ['W'],
      link: '/promotions',
      startsAt: announcement.startsAt,
    });
  });

  it('is for agents alone only as an announcement for members', () => {
    const form = { ...formOf(announcement), forAgents: true };
    expect(draftOf({ ...form, type: 'PL' }, []).forAgents).toBe(true);
    expect(draftOf(form, []).forAgents).toBeUndefined();
  });

  it('becomes HTML where it is plain text', () => {
    expect(asHtml('5 > 3\nnext\n\nlast & end')).toBe('<p>5 &gt; 3<br>next</p><p>last &amp; end</p>');
    expect(asHtml('<p>as it is</p>')).toBe('<p>as it is</p>');
  });

  it('is scheduled, live or ended by the clock', () => {
    const at = Date.parse(announcement.startsAt);
    expect(shownAt(announcement, at - 1)).toBe('coming');
    expect(shownAt(announcement, at)).toBe('live');
    expect(shownAt({ ...announcement, endsAt: announcement.startsAt }, at)).toBe('over');
  });
});
