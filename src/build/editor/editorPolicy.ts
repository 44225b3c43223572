import type { EditorSettings } from './editorSettings';

/** Folder of the editor within the site. */
export const EDITOR_FOLDER = 'edit/';

/** Addresses that each host of repositories needs: of its API and its status, and of people's pictures. */
const HOSTS = {
  github: {
    connect: ['https://api.github.com', 'https://www.githubstatus.com'],
    images: ['https://avatars.githubusercontent.com'],
  },
  gitlab: {
    connect: ['https://gitlab.com', 'https://status-api.hostedstatus.com'],
    images: ['https://gitlab.com', 'https://secure.gravatar.com'],
  },
  gitea: { connect: ['https://gitea.com'], images: ['https://gitea.com'] },
} as const;

/** Hosts that the editor needs. */
export interface EditorHosts {
  /** Hosts that it sends requests to. */
  connect: readonly string[];
  /** Hosts that it shows pictures from. */
  images: readonly string[];
}

/**
 * @param settings - where the repository is; without them, the editor contacts only this host
 * @returns the hosts that the editor contacts and shows pictures from
 */
export function editorHosts(settings?: EditorSettings): EditorHosts {
  if (!settings) return { connect: [], images: [] };
  const { backend, apiRoot, baseUrl } = settings;
  // Tokens are exchanged with the server that signs people in.
  const signIn = baseUrl === undefined ? [] : [new URL(baseUrl).origin];
  if (apiRoot === undefined) {
    const { connect, images } = HOSTS[backend];
    return { connect: [...new Set([...connect, ...signIn])], images };
  }
  const { origin } = new URL(apiRoot);
  return { connect: [...new Set([origin, ...signIn])], images: [origin] };
}

/**
 * Returns the policy of the editor's page. It allows inline styles, which the editor sets, and nothing of the
 * site's other pages.
 */
export function editorPolicy(settings?: EditorSettings): string {
  const { connect, images } = editorHosts(settings);
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self' 'unsafe-inline'`,
    ['img-src', `'self'`, 'data:', 'blob:', ...images].join(' '),
    `font-src 'self'`,
    ['connect-src', `'self'`, 'blob:', 'data:', ...connect].join(' '),
    `frame-src 'self' blob:`,
    `media-src 'self' blob:`,
    `worker-src 'self' blob:`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');
}
