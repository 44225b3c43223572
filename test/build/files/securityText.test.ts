import { securityText } from '../../../src/build/files/securityText';
import { SETTINGS, SITE } from '../support/pages';

const AT_ROOT = { ...SETTINGS, basePath: '/', siteRoot: 'https://example.org' };
const CONTACT = { ...SITE.brand, securityContact: 'mailto:safety@example.org' } as const;

test('it has the contact and expires a year after the build date', () => {
  expect(securityText(CONTACT, AT_ROOT)).toBe(
    [
      'Contact: mailto:safety@example.org',
      'Expires: 2027-11-22T12:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://example.org/.well-known/security.txt',
      '',
    ].join('\n'),
  );
  expect(securityText(CONTACT, { ...AT_ROOT, siteRoot: 'http://example.org' })).not.toContain(
    'Canonical',
  );
});

test('it is undefined without a contact and under a base path', () => {
  expect(SITE.brand.securityContact).toBeUndefined();
  expect(securityText(SITE.brand, AT_ROOT)).toBeUndefined();
  expect(securityText(CONTACT, SETTINGS)).toBeUndefined();
});
