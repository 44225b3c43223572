/** What a brand decides. Fields left unset (`undefined`, or an empty list) do not appear on the site. */

/** What a button of the account area does when it is pressed. */
export type AccountAction =
  /** Opens a dialog that says accounts are not open yet. */
  | { kind: 'info' }
  /** Goes to an `https:` address. */
  | { kind: 'link'; href: `https://${string}` }
  /** Writes a mail to the support address. */
  | { kind: 'mailto' };

export interface SocialLink {
  network: 'facebook' | 'twitter' | 'linkedin' | 'youtube';
  /** Name read out for the icon. */
  label: string;
  /** `#` until the brand has an account there. */
  href: '#' | `https://${string}`;
}

export interface Brand {
  /** Full name, as in the header and in titles. */
  name: string;
  /** Name for home screens; at most 12 characters. */
  shortName: string;
  tagline: string;
  /** What the site is, in one sentence; the home page's description. 60 to 160 characters. */
  description: string;
  /** Address for support, without `mailto:`. */
  email: string;
  account: { login: AccountAction; signUp: AccountAction };
  social: readonly SocialLink[];
}
