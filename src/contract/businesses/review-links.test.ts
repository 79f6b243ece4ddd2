import { expect, test } from 'vitest';
import { reviewLinks } from './review-links.ts';

const business = { name: 'Fish & Chips', city: 'Bath', reviewUrl: null, facebookUrl: null };

test('the owner’s links are the links', () => {
  const given = { ...business, reviewUrl: 'https://g.page/r/fish', facebookUrl: 'https://facebook.com/fish' };
  expect(reviewLinks(given)).toEqual([
    { platform: 'google', label: 'Google', letter: 'G', address: 'https://g.page/r/fish' },
    { platform: 'facebook', label: 'Facebook', letter: 'f', address: 'https://facebook.com/fish' },
  ]);
});

test('without a review link Google is a map search for name and city, and Facebook is not offered', () => {
  expect(reviewLinks(business).map(({ address }) => address)).toEqual([
    'https://www.google.com/maps/search/?api=1&query=Fish%20%26%20Chips%20Bath',
  ]);
});

test('an address that may not be linked to is none', () => {
  const evil = { ...business, reviewUrl: 'javascript:alert(1)', facebookUrl: 'http://127.0.0.1/x' };
  expect(reviewLinks(evil)).toEqual(reviewLinks(business));
});
