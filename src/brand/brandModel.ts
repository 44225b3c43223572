/** What a brand decides. Fields left unset (`undefined`, or an empty list) do not appear on the site. */
import type SvgIcon from '@mui/material/SvgIcon';

/** What a button of the account area does when it is pressed. */
export type AccountAction =
  /** Opens a dialog that says accounts are not open yet. */
  | { kind: 'info' }
  /** Goes to an `https:` address. */
  | { kind: 'link'; href: `https://${string}` }
  /** Writes a mail to the support address. */
  | { kind: 'mailto' };

export interface SocialLink {
  /** Name of the network, once in the list. */
  network: string;
  /** Name read out for the icon. */
  label: string;
  /** `#` is a placeholder: an icon that leads nowhere until the brand has an account there. */
  href: '#' | `https://${string}`;
  /** An icon of `@mui/icons-material`, or the path data of one drawn on 24 by 24, as Simple Icons and others give it. */
  icon: typeof SvgIcon | string;
}

/** What a brand may leave as this project comes with it: an address of `example.com`, social links to `#`. */
export type Placeholder = 'email' | 'social';

/** What an allowed origin is good for, in the words of the page rather than the policy's. */
export type OriginUse = 'scripts' | 'connect' | 'frames' | 'images' | 'media' | 'forms';

/** A host beside the site's own that its pages may use: for the brand's form, video or analytics. */
export interface AllowedOrigin {
  /** Scheme and host alone, as in `https://forms.example.org`. */
  origin: `https://${string}`;
  /** `connect` is what scripts ask for; `frames` are pages shown within a page; `forms` where they are sent to. */
  for: readonly [OriginUse, ...OriginUse[]];
}

export interface Brand {
  /** Full name, as in the header and in titles. */
  name: string;
  /** Name for home screens; at most 12 characters. */
  shortName: string;
  tagline: string;
  /** What the site is, in one sentence; the home page's description. 60 to 160 characters. */
  description: string;
  /** Address for support, without `mailto:`. Without it, nothing on the site asks anyone to write. */
  email?: string;
  /** Where to tell of a weakness of the site, for `/.well-known/security.txt` (RFC 9116); without it there is no such file. */
  securityContact?: `mailto:${string}` | `https://${string}`;
  account: { login: AccountAction; signUp: AccountAction };
  /** Networks in the order shown, as many as there are. */
  social?: readonly SocialLink[];
  /** Placeholders that a production build may contain. It stops at any other. */
  allowedPlaceholders?: readonly Placeholder[];
  /** Without any, no page asks another host for anything. */
  allowedOrigins?: readonly AllowedOrigin[];
}
