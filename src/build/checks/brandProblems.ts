import type { AllowedOrigin, Brand, OriginUse } from '../../brand/brandModel';

const USES: Readonly<Record<OriginUse, true>> = {
  scripts: true,
  connect: true,
  frames: true,
  images: true,
  media: true,
  forms: true,
};

const ORIGIN_FORM = /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d+)?$/;

/**
 * Finds what types cannot keep out of a brand file, or what they would if the build checked them.
 *
 * @param brand - what the file exports
 * @param file - its name, for the messages
 * @returns a line for each mistake, with the value and the way out; none for a brand that can be built
 */
export function brandProblems(brand: Brand, file: string): string[] {
  const { account, securityContact, social = [], allowedOrigins = [] } = brand;
  const networks = social.map(({ network }) => network);
  return [
    ...(securityContact === undefined || isContact(securityContact)
      ? []
      : [
          `securityContact is "${securityContact}"; give "mailto:" and an address, or a full address with https, or leave it out.`,
        ]),
    ...Object.entries(account).flatMap(([button, action]) =>
      action.kind === 'link' && !isHttps(action.href)
        ? [
            `account.${button}.href is "${action.href}"; give a full address with https, or kind "info".`,
          ]
        : [],
    ),
    ...social.flatMap(({ network, href }, index) => [
      ...(href !== '#' && !isHttps(href)
        ? [`social "${network}" has the href "${href}"; give a full address with https, or "#".`]
        : []),
      ...(networks.indexOf(network) < index
        ? [`social names "${network}" twice; give each entry a network of its own.`]
        : []),
    ]),
    ...allowedOrigins.flatMap(originProblems),
  ].map((problem) => `${file}: ${problem}`);
}

function originProblems({ origin, for: uses }: AllowedOrigin): string[] {
  const unknown = uses.filter((use) => !Object.hasOwn(USES, use));
  return [
    ...(ORIGIN_FORM.test(origin)
      ? []
      : [
          `allowedOrigins holds the origin "${origin}"; give https and one host without a path, as in "https://forms.example.org".`,
        ]),
    ...(uses.length === 0
      ? [`allowedOrigins has "${origin}" for nothing; name a use or take it out.`]
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

function isHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}
