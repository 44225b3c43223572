import type { AllowedOrigin, Brand, OriginUse, Placeholder } from '../../brand/brandModel';
import { isExampleAddress, isPlaceholderLink } from '../../brand/placeholders';
import { isHttps } from '../isHttps';

const USES: Readonly<Record<OriginUse, true>> = {
  scripts: true,
  connect: true,
  frames: true,
  images: true,
  media: true,
  forms: true,
};

const ORIGIN_FORM = /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d+)?$/;

/** A SHA-256 hash in Base64, as CSP writes it. */
const STYLE_HASH = /^sha256-[A-Za-z0-9+/]{43}=$/;

/**
 * Validates a brand. Repeats some checks that the types already cover, because the build doesn't run the type
 * checker.
 *
 * @param brand - the brand
 * @param file - name of the brand file, for the messages
 * @returns a one-line message per error, with the value and how to fix it; empty if the brand is valid
 */
export function brandProblems(brand: Brand, file: string): string[] {
  const {
    account,
    email,
    securityContact,
    social = [],
    allowedOrigins = [],
    allowedStyles = [],
  } = brand;
  const networks = social.map(({ network }) => network);
  return [
    ...(securityContact === undefined || isContact(securityContact)
      ? []
      : [
          `securityContact is "${securityContact}"; use "mailto:" and an address, use a full address with https, or leave it out.`,
        ]),
    ...Object.entries(account).flatMap(([button, action]) =>
      action.kind === 'link' && !isHttps(action.href)
        ? [
            `account.${button}.href is "${action.href}"; use a full address with https, or kind "info".`,
          ]
        : [],
    ),
    ...Object.entries(account).flatMap(([button, { kind }]) =>
      kind === 'mailto' && !email
        ? [`account.${button} has the kind "mailto"; set email, or use kind "info" or "link".`]
        : [],
    ),
    ...social.flatMap(({ network, href }, index) => [
      ...(!isPlaceholderLink(href) && !isHttps(href)
        ? [
            `social "${network}" has the href "${href}"; use a full address with https, or leave the network out.`,
          ]
        : []),
      ...(networks.indexOf(network) < index
        ? [`social names "${network}" twice; give each entry a different network.`]
        : []),
    ]),
    ...allowedOrigins.flatMap(originProblems),
    ...allowedStyles
      .filter((hash) => !STYLE_HASH.test(hash))
      .map(
        (hash) =>
          `allowedStyles contains "${hash}"; copy the whole hash from the browser's message, as in "sha256-…=".`,
      ),
  ].map((problem) => `${file}: ${problem}`);
}

/**
 * Finds the placeholders that a production build rejects: all those that aren't in the brand's
 * `allowedPlaceholders`.
 *
 * @param brand - the brand
 * @param file - name of the brand file, for the messages
 * @returns a one-line message per placeholder, with the value and how to fix it
 */
export function placeholderProblems(brand: Brand, file: string): string[] {
  const { email = '', social = [], allowedPlaceholders = [] } = brand;
  const isRejected = (name: Placeholder) => !allowedPlaceholders.includes(name);
  const howToAllow = (name: Placeholder) => `or allow it with allowedPlaceholders: ['${name}'].`;
  return [
    ...(isRejected('email') && isExampleAddress(email)
      ? [
          `email is "${email}", which doesn't reach anyone; set your own, leave it out, ${howToAllow('email')}`,
        ]
      : []),
    ...(isRejected('social') ? social : [])
      .filter(({ href }) => isPlaceholderLink(href))
      .map(
        ({ network, href }) =>
          `social "${network}" has the href "${href}", which leads nowhere; set your profile, leave the network out, ${howToAllow('social')}`,
      ),
  ].map((problem) => `${file}: ${problem}`);
}

function originProblems({ origin, for: uses }: AllowedOrigin): string[] {
  const unknown = uses.filter((use) => !Object.hasOwn(USES, use));
  return [
    ...(ORIGIN_FORM.test(origin)
      ? []
      : [
          `allowedOrigins contains the origin "${origin}"; use https and one host without a path, as in "https://forms.example.org".`,
        ]),
    ...(uses.length === 0
      ? [`allowedOrigins lists "${origin}" without a use; name a use or remove it.`]
      : []),
    ...unknown.map(
      (use) =>
        `allowedOrigins has "${origin}" for "${String(use)}"; the uses are ${Object.keys(USES).join(', ')}.`,
    ),
  ];
}

function isContact(contact: string): boolean {
  return /^mailto:[^\s@<>]+@[^\s@<>]+$/.test(contact) || (isHttps(contact) && !/\s/.test(contact));
}
