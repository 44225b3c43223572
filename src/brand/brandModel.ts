/** Types of the brand's settings. Unset fields (`undefined` or an empty list) don't appear on the site. */
import type SvgIcon from '@mui/material/SvgIcon';

/** Action of a login or sign-up button. */
export type AccountAction =
  /** Opens a dialog that says accounts aren't available yet. */
  | { kind: 'info' }
  /** Goes to an `https:` address. */
  | { kind: 'link'; href: `https://${string}` }
  /** Starts an email to the support address. */
  | { kind: 'mailto' };

export interface SocialLink {
  /** Name of the social network, unique in the list. */
  network: string;
  /** Accessible name of the icon. */
  label: string;
  /** Address of the brand's account; `#` is a placeholder until there is one. */
  href: '#' | `https://${string}`;
}

/** A social link as the brand's file has it. */
export interface SocialEntry extends SocialLink {
  /** SVG path data for a 24 × 24 viewBox, for a network whose icon MUI doesn't have. */
  icon?: string;
}

/** A social link as the site shows it. */
export interface SocialIconLink extends SocialLink {
  /** A component, or SVG path data. */
  icon: typeof SvgIcon | string;
}

/** Brand values that can still be placeholders: an email address at `example.com`, or social links to `#`. */
export type Placeholder = 'email' | 'social';

/** Ways that pages can use an allowed origin. Each one maps to a CSP directive. */
export type OriginUse = 'scripts' | 'connect' | 'frames' | 'images' | 'media' | 'forms';

/** A third-party host that pages can use, for example for the brand's forms, videos or analytics. */
export interface AllowedOrigin {
  /** Scheme and host without a path, such as `https://forms.example.org`. */
  origin: string;
  /** `connect` allows requests from scripts, `frames` allows embeds, and `forms` allows form submissions. */
  for: readonly OriginUse[];
}

/** What `src/school/brand.yaml` says. The build compiles it into `.generated/school/brand.ts`, with icons. */
export interface Brand<Link extends SocialLink = SocialLink> {
  /** Full name, shown in the header and in page titles. */
  name: string;
  /** Name on home screens, at most 12 characters. */
  shortName: string;
  tagline: string;
  /** One-sentence description of the site, 60 to 160 characters. Also the home page's meta description. */
  description: string;
  /** Support email address, without `mailto:`. If unset, the site doesn't invite visitors to email. */
  email?: string;
  /**
   * Contact for reporting vulnerabilities, for `/.well-known/security.txt` (RFC 9116). If unset, no file is
   * created.
   */
  securityContact?: string;
  account: { login: AccountAction; signUp: AccountAction };
  /** Social links, in display order. */
  social?: readonly Link[];
  /** Placeholders that a production build accepts. The build fails on any others. */
  allowedPlaceholders?: readonly Placeholder[];
  /** Third-party hosts. If empty, the CSP blocks all requests to other hosts. */
  allowedOrigins?: readonly AllowedOrigin[];
  /**
   * Hashes of style elements that a package adds in the browser, which the CSP would block. The browser's
   * console prints the hash; it changes with the package's version and the theme.
   */
  allowedStyles?: readonly string[];
}
