/**
 * Services of other hosts that a school uses, such as one that counts visits. The school writes them in
 * `src/school/office/services.yaml`.
 */

/** What services are for, in the order of the privacy dialog. */
export const PURPOSES = ['statistics', 'marketing', 'media'] as const;

export type Purpose = (typeof PURPOSES)[number];

interface ServiceFacts {
  id: string;
  name: string;
  /** What the service does, and which data it gets. */
  about: string;
  purpose: Purpose;
  /** True if it may load only after the visitor has agreed. */
  needsConsent: boolean;
}

/** Counts visits with Plausible, whose script tracks navigation on its own. */
export interface PlausibleService extends ServiceFacts {
  kind: 'plausible';
  /** Address of the script. */
  script: string;
  /** The site's name in Plausible. */
  domain: string;
}

/** Counts visits with Matomo, without cookies unless the school wants them. */
export interface MatomoService extends ServiceFacts {
  kind: 'matomo';
  /** Address of the folder with `matomo.js` and `matomo.php`, with a trailing slash. */
  server: string;
  siteId: number;
  cookies: boolean;
}

/** Any other script. */
export interface ScriptService extends ServiceFacts {
  kind: 'script';
  script: string;
  /** Attributes of the script element, such as `data-id`. */
  attributes: Readonly<Record<string, string>>;
}

/** Frames of another site, such as a video, which pages show with `Embed`. */
export interface EmbedService extends ServiceFacts {
  kind: 'embed';
  /** Scheme and host of the frames. */
  origin: string;
}

/** A service that starts on every page. */
export type StartedService = PlausibleService | MatomoService | ScriptService;

export type Service = StartedService | EmbedService;
