import type { AllowedOrigin } from '../../../../src/brand/brandModel';
import { notSent } from '../../../../src/pages/about/storage/notSent';

const host = (name: string, ...uses: AllowedOrigin['for']): AllowedOrigin => ({
  origin: `https://${name}.example.org`,
  for: uses,
});

test.each([undefined, [], [host('forms', 'forms')]])(
  'a brand that loads nothing from other hosts has no cookies or analytics: %j',
  (origins) => {
    expect(notSent(origins)).toContain('no cookies and no analytics');
  },
);

test.each(['scripts', 'connect', 'frames', 'images', 'media'] as const)(
  'a host for %s is named, and no absence of analytics is claimed',
  (use) => {
    const text = notSent([host('forms', 'forms'), host('stats', use)]);
    expect(text).not.toMatch(/no cookies|no analytics/);
    expect(text).toContain('stats.example.org');
    expect(text).toContain('goes to forms.example.org once you send it');
  },
);

test('a host that only gets forms is not said to count visits', () => {
  const text = notSent([host('forms', 'forms', 'connect')], [], ['forms.example.org']);
  expect(text).toContain('no cookies and no analytics');
  expect(text).toContain('goes to forms.example.org once you send it');
  expect(notSent([host('stats', 'connect')], [], ['forms.example.org'])).toContain(
    'Some pages also use stats.example.org,',
  );
});

test('hosts that need consent are listed separately', () => {
  const text = notSent(
    [host('stats', 'scripts'), host('videos', 'frames')],
    [
      {
        id: 'videos',
        kind: 'embed',
        name: 'Videos',
        about: 'It shows videos.',
        purpose: 'media',
        needsConsent: true,
        origin: 'https://videos.example.org',
      },
    ],
  );
  expect(text).toContain('Some pages also use stats.example.org,');
  expect(text).toContain('Only if you allow it, pages use videos.example.org,');
});
