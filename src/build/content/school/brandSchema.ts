/** Schema of `src/school/brand.yaml`. */
import { z } from 'zod';
import type { Brand, SocialEntry } from '../../../brand/brandModel';
import { isPlaceholderLink } from '../../../brand/placeholders';
import { isHttps } from '../../isHttps';
import { description, name, plain, properName } from '../validation/fieldTypes';
import { fields } from '../validation/fields';
import { nearestHint } from '../validation/nearestName';
import { unknownKind } from '../validation/unknownKind';
import { SOCIAL_ICONS } from './socialIcons';

/** Longest name that fits below an icon on a home screen. */
const MAX_SHORT_NAME = 12;

const ORIGIN = /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d+)?$/;

/** A SHA-256 hash in Base64, as CSP writes it. */
const STYLE_HASH = /^sha256-[A-Za-z0-9+/]{43}=$/;

/** The start of a path, and nothing but commands and numbers. */
const SVG_PATH = /^[Mm][\d\s.,+\-MmZzLlHhVvCcSsQqTtAaEe]+$/;

type Https = `https://${string}`;

const accountAction = z.discriminatedUnion(
  'kind',
  [
    fields({ kind: z.literal('info') }),
    fields({
      kind: z.literal('link'),
      href: z.string().refine(isHttps, {
        error: ({ input }) =>
          `is "${String(input)}"; use a full address with https, or the kind info`,
      }) as unknown as z.ZodType<Https>,
    }),
    fields({ kind: z.literal('mailto') }),
  ],
  { error: unknownKind('info, link and mailto') },
);

const socialLink = fields({
  network: name.describe(
    `Name of the network in lowercase. With an icon: ${Object.keys(SOCIAL_ICONS).join(', ')}`,
  ),
  label: plain.describe('What a screen reader says'),
  href: z.string().refine((href) => isPlaceholderLink(href) || isHttps(href), {
    error: ({ input }) =>
      `is "${String(input)}"; use a full address with https, or leave the network out`,
  }) as unknown as z.ZodType<Https>,
  icon: z
    .string()
    .regex(SVG_PATH, 'must be the path data of an SVG with the viewBox 0 0 24 24')
    .optional()
    .describe('SVG path data, only for a network without an icon'),
}).superRefine(({ network, icon }, context) => {
  if (icon !== undefined || network in SOCIAL_ICONS) return;
  const known = Object.keys(SOCIAL_ICONS);
  const hint = nearestHint(network, known) || `; networks with an icon are: ${known.join(', ')}`;
  const message = `there's no icon for "${network}"; add its SVG path data as icon${hint}`;
  context.addIssue({ code: 'custom', message, path: ['network'] });
});

const allowedOrigin = fields({
  origin: z.string().regex(ORIGIN, {
    error: ({ input }) =>
      `is "${String(input)}"; use https and one host without a path, as in "https://forms.example.org"`,
  }),
  for: z
    .array(z.enum(['scripts', 'connect', 'frames', 'images', 'media', 'forms']))
    .min(1, 'names no use; name one, or remove the origin'),
});

export const brandSchema: z.ZodType<Brand<SocialEntry>> = fields({
  name: properName.describe('Full name, in the header and in the titles of pages'),
  shortName: properName
    .pipe(
      z.string().max(MAX_SHORT_NAME, `has over ${MAX_SHORT_NAME} characters, which get cut off`),
    )
    .describe(`Name on home screens, at most ${MAX_SHORT_NAME} characters`),
  tagline: plain.describe('One line below the name'),
  description: description.describe('One sentence for search engines, 60 to 160 characters'),
  email: z
    .email({ error: ({ input }) => `"${String(input)}" isn't an email address` })
    .optional()
    .describe('Where visitors write to, such as hello@school.org'),
  securityContact: z
    .string()
    .refine(isContact, {
      error: ({ input }) =>
        `is "${String(input)}"; use "mailto:" and an address, use a full address with https, or leave it out`,
    })
    .optional()
    .describe('Where to report security problems: mailto: and an address, or an https address'),
  account: fields({ login: accountAction, signUp: accountAction }).describe(
    'What the buttons do: say that no account is needed (info), open a page (link) or write an email (mailto)',
  ),
  social: z
    .array(socialLink)
    .superRefine(checkNetworks)
    .optional()
    .describe('Accounts in social networks, in order'),
  allowedPlaceholders: z
    .array(z.enum(['email', 'social']))
    .optional()
    .describe('Sample values that may be published'),
  allowedOrigins: z
    .array(allowedOrigin)
    .optional()
    .describe('Other hosts that pages can use. Ask whoever develops the site.'),
  allowedStyles: z
    .array(
      z.string().regex(STYLE_HASH, {
        error: ({ input }) =>
          `is "${String(input)}"; copy the whole hash from the browser's message, as in "sha256-…="`,
      }),
    )
    .optional()
    .describe('Hashes of styles of packages. Ask whoever develops the site.'),
}).superRefine(({ account, email }, context) => {
  for (const [button, { kind }] of Object.entries(account)) {
    if (kind !== 'mailto' || email) continue;
    const message = 'has the kind mailto; set email, or use the kind info or link';
    context.addIssue({ code: 'custom', message, path: ['account', button] });
  }
});

function checkNetworks(links: readonly SocialEntry[], context: z.RefinementCtx): void {
  const networks = links.map(({ network }) => network);
  networks.forEach((network, index) => {
    if (networks.indexOf(network) === index) return;
    const message = `"${network}" is there twice; give each entry a different network`;
    context.addIssue({ code: 'custom', message, path: [index, 'network'] });
  });
}

function isContact(contact: string): boolean {
  return /^mailto:[^\s@<>]+@[^\s@<>]+$/.test(contact) || (isHttps(contact) && !/\s/.test(contact));
}
