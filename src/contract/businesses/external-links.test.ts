import { expect, test } from 'vitest';
import { externalHosts } from './external-links.ts';

const hostsOf = (reviewUrl: string | null, facebookUrl: string | null = null) =>
  externalHosts({ reviewUrl, facebookUrl });

test.each([
  'https://g.page/r/CabcDEF/review',
  'https://search.google.com/local/writereview?placeid=ChIJ',
  'https://www.google.co.uk/maps/place/x',
  'https://www.google.de/maps',
  'https://www.google.com.au/maps',
  'https://maps.app.goo.gl/abc',
])('%s is a Google address', (link) => {
  expect(hostsOf(link)).toEqual([]);
});

test.each(['https://www.facebook.com/willow/reviews', 'https://m.facebook.com/x', 'https://fb.me/x'])(
  '%s is a Facebook address',
  (link) => {
    expect(hostsOf(null, link)).toEqual([]);
  },
);

test('a business without links leads nowhere', () => {
  expect(hostsOf(null)).toEqual([]);
});

test.each([
  ['https://google.com.evil.example/review', 'google.com.evil.example'],
  ['https://notgoogle.com/', 'notgoogle.com'],
  ['https://facebook.com.login.example/', 'facebook.com.login.example'],
  ['https://myfacebook.com/', 'myfacebook.com'],
  ['https://google.evil/', 'google.evil'],
])('%s is named by its host', (link, host) => {
  expect(hostsOf(link)).toEqual([host]);
});

test('a host that stands behind both buttons is named once', () => {
  expect(hostsOf('https://reviews.example/a', 'https://reviews.example/b')).toEqual(['reviews.example']);
});

test('an address that may not be linked to is named as written', () => {
  expect(hostsOf('javascript:alert(1)')).toEqual(['javascript:alert(1)']);
});
