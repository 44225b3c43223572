import { CAREERS_ADDRESS } from '../../site/addresses';
import { htmlTags } from '../documents/htmlTags';

/** A document's links, and the ids that links can target. */
export interface LinkedDocument {
  /** Address within the site; `null` for the not-found page. */
  path: string | null;
  /** The document's name in messages. */
  name: string;
  hrefs: readonly string[];
  ids: ReadonlySet<string>;
}

export interface LinkedSite {
  basePath: string;
  documents: readonly LinkedDocument[];
  /** Addresses within the site that are used outside documents, such as those in the search index. */
  addresses: readonly { name: string; address: string }[];
  hasFile: (file: string) => boolean;
}

const LINK_TAGS: ReadonlySet<string> = new Set(['a', 'area']);

/** Matches the start of an external address. */
const EXTERNAL = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

const OUTSIDE =
  "isn't an address on this site; use one from src/site/addresses, or a full one with https";
const NO_PAGE =
  "doesn't lead to a page or a file; use an address from src/site/addresses, or add the page to src/app/routes.ts";

/**
 * Finds internal links to a page, file or element that doesn't exist. Allows `#`, which is a placeholder, and
 * the Careers link, which the spec points to a nonexistent page.
 *
 * @returns a one-line message per dead link, with the pages that contain it and how to fix it
 */
export function deadLinks({ basePath, documents, addresses, hasFile }: LinkedSite): string[] {
  const idsOf = new Map(documents.map(({ name, ids }) => [name, ids]));
  const pages = new Map(documents.map(({ path, name }) => [path, name]));
  const links = [
    ...documents.flatMap(({ name, hrefs }) => hrefs.map((href) => ({ name, href }))),
    ...addresses.map(({ name, address }) => ({ name, href: basePath + address.slice(1) })),
  ];
  const problems = new Map<string, Set<string>>();
  for (const { name, href } of links) {
    const problem = problemOf(href, name);
    if (problem === undefined) continue;
    const line = `"${href}" ${problem}`;
    problems.set(line, (problems.get(line) ?? new Set()).add(name));
  }
  return [...problems].map(([line, names]) => `${listed([...names])}: ${line}`);

  function problemOf(href: string, from: string): string | undefined {
    if (href === '#' || EXTERNAL.test(href)) return undefined;
    const [, path = '', fragment = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(href) ?? [];
    if (path !== '' && !path.startsWith(basePath)) return OUTSIDE;
    const address = `/${path.slice(basePath.length)}`;
    const target = path === '' ? from : pages.get(address);
    if (target === undefined) {
      return address === CAREERS_ADDRESS || hasFile(address.slice(1)) ? undefined : NO_PAGE;
    }
    if (fragment === '' || idsOf.get(target)?.has(decoded(fragment))) return undefined;
    return `doesn't lead to an element; use an id that ${target} has, or give the element the id`;
  }
}

/**
 * Extracts the links and the element ids from an HTML document. Leaves out links to other languages (`hreflang`),
 * which have the same addresses.
 */
export function linksAndIds(html: string): Pick<LinkedDocument, 'hrefs' | 'ids'> {
  const tags = htmlTags(html);
  return {
    hrefs: tags.flatMap(({ name, attributes }) =>
      LINK_TAGS.has(name) && !attributes.has('hreflang') ? copied(attributes.get('href')) : [],
    ),
    ids: new Set(tags.flatMap(({ attributes }) => copied(attributes.get('id')))),
  };
}

/** Copies a substring of a document, so that it doesn't keep the whole document in memory. */
function copied(text: string | undefined): string[] {
  return text === undefined ? [] : [Buffer.from(text).toString()];
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Lists at most three names, because links in the header or footer are on every page. */
function listed(names: readonly string[]): string {
  const rest = names.length - 3;
  return names.slice(0, 3).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
