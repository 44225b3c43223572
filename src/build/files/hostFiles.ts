import type { AllowedOrigin } from '../../brand/brandModel';
import { responsePolicy, FILE_POLICY, WORKER_POLICY } from '../documents/policy';
import { EDITOR_FOLDER, type EditorHosts } from '../editor/editorPolicy';
import type { BuildSettings } from '../settings';

/** Cache-Control for files with a content hash in their name: a year (RFC 9111, RFC 8246). */
export const HASHED_CACHE = 'public, max-age=31536000, immutable';

/** Cache-Control for all other files: always revalidate, which costs only a response without a body. */
export const REVALIDATE_CACHE = 'public, no-cache';

/** Strict-Transport-Security for a year; see the notes. */
export const HTTPS_ONLY = 'max-age=31536000';

const HTTPS_NOTES: readonly string[] = [
  'Browsers only honor Strict-Transport-Security over HTTPS, and then use only HTTPS for this host (no subdomains) for',
  'a year. To undo it, serve max-age=0 over HTTPS until every visitor has had time to return; removing the line changes',
  'nothing for those who already have it.',
];

/** Headers for all responses. Documents can't set them in a meta element. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': [
    ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation'],
    ...['gyroscope', 'hid', 'idle-detection', 'local-fonts', 'magnetometer', 'midi'],
    ...['otp-credentials', 'payment', 'publickey-credentials-create', 'publickey-credentials-get'],
    ...['screen-wake-lock', 'serial', 'storage-access', 'usb', 'window-management'],
    'xr-spatial-tracking',
  ]
    .map((feature) => `${feature}=()`)
    // For voice recordings in mock interviews. All pages send it, because a link opens the interview in the
    // document that's already there. Frames with readers' code have another origin, and don't get it.
    .concat('microphone=(self)')
    .join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * CSP of the frames that run readers' code (see `languages/`), which also applies when they're opened
 * directly.
 */
const FRAME_RULES = {
  'runner*': 'sandbox allow-scripts',
  'preview*': 'sandbox allow-scripts allow-forms',
} as const;

/**
 * Connection-Allowlist of those frames, and of all documents and workers that they make. Unlike a CSP, it also
 * stops WebRTC, the name lookups of `dns-prefetch` and `preconnect`, and those before a navigation that a CSP
 * blocks. Chromium enforces it from version 152.
 */
export const NO_CONNECTIONS = '()';

/** Headers for all addresses that match a pattern. An address can match several rules. */
export interface HeaderRule {
  /** Path from the host's root; can contain one `*`, which matches any text. */
  path: string;
  headers: Readonly<Record<string, string>>;
  /** Comment lines above the rule in the `_headers` file. */
  notes: readonly string[];
}

/**
 * Returns the headers that hosts must send.
 *
 * @param settings - build settings, including the base path
 * @param allowedOrigins - third-party hosts that the brand allows
 * @param languagePaths - base paths of the site's other languages, which are below `basePath`
 * @param editor - hosts that the editor needs, if it's part of the site
 * @returns the rules; if an address matches two rules with a CSP, both policies apply
 */
export function headerRules(
  { basePath }: Pick<BuildSettings, 'basePath'>,
  allowedOrigins: readonly AllowedOrigin[] = [],
  languagePaths: readonly string[] = [],
  editor?: EditorHosts,
): HeaderRule[] {
  const isWholeHost = basePath === '/';
  return [
    // Cloudflare Pages uses only the last one of several rules with the same path.
    {
      path: `${basePath}*`,
      headers: {
        'Content-Security-Policy': responsePolicy(allowedOrigins, editor),
        ...SECURITY_HEADERS,
        ...(isWholeHost ? { 'Strict-Transport-Security': HTTPS_ONLY } : {}),
      },
      notes: [
        'Each document carries its own policy: inline code is allowed by its hash, and no two pages have the same hashes.',
        'Both policies have to allow a thing, so this one has what every response shares and what only a header can set',
        '(frame-ancestors). Scripts and styles are left to the documents.',
        "No Cross-Origin-Embedder-Policy: it would block the hosts in allowedOrigins and give readers' code precise",
        'clocks, and nothing here needs it.',
        ...(isWholeHost ? HTTPS_NOTES : []),
      ],
    },
    ...[basePath, ...languagePaths].flatMap(fileRules),
    ...(editor ? [EDITOR_FOLDER.slice(0, -1), `${EDITOR_FOLDER}*`] : []).map((file) =>
      editorRule(basePath + file),
    ),
  ];
}

/** Returns the rule for addresses of the editor. */
function editorRule(path: string): HeaderRule {
  return {
    path,
    headers: {
      'X-Robots-Tag': 'noindex',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    },
    notes: [
      "The editor's document has a policy of its own. It signs people in with a window of another host, which has to",
      'answer. Hosts that send both values of Cross-Origin-Opener-Policy allow that as well.',
    ],
  };
}

/** Returns the rules for files that aren't pages, in one language. */
function fileRules(basePath: string): HeaderRule[] {
  const policy = (path: string, value: string, ...notes: string[]) => ({
    path: basePath + path,
    headers: { 'Content-Security-Policy': value },
    notes,
  });
  return [
    ...Object.entries(FRAME_RULES).map(([path, value]) => ({
      path: basePath + path,
      headers: { 'Content-Security-Policy': value, 'Connection-Allowlist': NO_CONNECTIONS },
      notes: [
        "Runs readers' code, without an origin even when it's opened on its own, and without any connection.",
      ],
    })),
    policy('sw.js', WORKER_POLICY, 'What the service worker may do: request files from this host.'),
    {
      path: `${basePath}assets/*`,
      headers: { 'Cache-Control': HASHED_CACHE, 'Content-Security-Policy': FILE_POLICY },
      notes: [
        "Files used by pages. An SVG opened on its own is a document, and can't run anything.",
      ],
    },
    policy('icons/*', FILE_POLICY),
  ];
}

/**
 * Returns the headers for an address.
 *
 * @param rules - the header rules
 * @param pathname - path of the address
 * @returns header values by name; joins repeated headers with a comma, as hosts do
 */
export function headersOf(
  rules: readonly Omit<HeaderRule, 'notes'>[],
  pathname: string,
): Record<string, string> {
  const merged: Record<string, string> = {};
  for (const { path, headers } of rules) {
    const [start = '', end] = path.split('*');
    const isMatch =
      end === undefined ? pathname === path : pathname.startsWith(start) && pathname.endsWith(end);
    if (!isMatch) continue;
    for (const [name, value] of Object.entries(headers)) {
      merged[name] = merged[name] === undefined ? value : `${merged[name]}, ${value}`;
    }
  }
  return merged;
}

/** Returns the `_headers` file for Netlify and Cloudflare Pages. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers, notes }) =>
    [
      ...notes.map((note) => `# ${note}`),
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}

/** Parses the rules in a `_headers` file. */
export function parseHeadersFile(text: string): Omit<HeaderRule, 'notes'>[] {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (name === undefined || value === undefined) rules.push({ path: line.trim(), headers: {} });
    else if (rule) rule.headers[name] = value;
  }
  return rules;
}
