/**
 * Example of a worker for Cloudflare Pages that serves files compressed with dictionaries (RFC 9842), as `nginx.conf`
 * does. `.github/docs/hosting.md` says how to add it to the built site. For a base path, change the paths.
 */

/** What Cloudflare adds to a request. */
interface Incoming extends Request {
  /** Cloudflare replaces the header `Accept-Encoding`, and keeps what the browser sent here. */
  cf?: { clientAcceptEncoding?: string };
}

interface Environment {
  /** Serves the site's files with the headers in `_headers`. */
  ASSETS: { fetch: (request: Request) => Promise<Response> };
}

const DICTIONARY = '/dictionary.txt';

/** Lessons, which name the dictionary. It takes more than it saves if no other page is opened. */
const LESSON = /\/tutorials\/[^/]+$/;

/** Matches the path of a script, with its start up to the hash as the first group. */
const SCRIPT = /^(.*\/assets\/[^/]+)\.[0-9a-f]+\.js$/;

export default {
  async fetch(request: Incoming, { ASSETS }: Environment): Promise<Response> {
    const { pathname } = new URL(request.url);
    const copy = await compressedCopy(request, pathname, ASSETS);
    const asset = copy ?? (await ASSETS.fetch(request));
    const headers = new Headers(asset.headers);
    const script = SCRIPT.exec(pathname)?.[1];
    if (copy) {
      headers.set('Content-Encoding', 'dcz');
      headers.set('Content-Type', script ? 'text/javascript' : 'text/html; charset=utf-8');
    }
    const isPage = headers.get('Content-Type')?.startsWith('text/html');
    if (isPage && LESSON.test(pathname) && request.headers.get('Save-Data') !== 'on') {
      headers.append('Link', `<${DICTIONARY}>; rel="compression-dictionary"`);
    }
    if (isPage || script) headers.append('Vary', 'Accept-Encoding, Available-Dictionary');
    if (script && asset.ok) {
      const destinations = 'match-dest=("script" "worker" "")';
      headers.set('Use-As-Dictionary', `match="${script}.*.js", ${destinations}`);
    }
    if (pathname === DICTIONARY && asset.ok) {
      headers.set('Use-As-Dictionary', 'match="/*", match-dest=("document" "")');
      headers.set('Cache-Control', 'public, max-age=604800');
    }
    // Keeps Cloudflare from encoding a copy again.
    const encoding = copy ? { encodeBody: 'manual' } : {};
    return new Response(asset.body, { status: asset.status, headers, ...encoding });
  },
};

/** Returns the file compressed with the dictionary that the browser has, if there is one. */
async function compressedCopy(
  request: Incoming,
  pathname: string,
  assets: Environment['ASSETS'],
): Promise<Response | undefined> {
  const accepted = request.cf?.clientAcceptEncoding ?? request.headers.get('Accept-Encoding') ?? '';
  const dictionary = request.headers.get('Available-Dictionary') ?? '';
  const [key] = /[A-Za-z0-9]{8}/.exec(dictionary) ?? [];
  if (!key || !/\bdcz\b/.test(accepted)) return undefined;
  const page = pathname === '/' ? '/index.html' : `${pathname}.html`;
  const address = new URL(`${SCRIPT.test(pathname) ? pathname : page}.${key}.dcz`, request.url);
  const copy = await assets.fetch(new Request(address, request));
  return copy.status === 200 || copy.status === 304 ? copy : undefined;
}
