import { CAREERS_ADDRESS } from '../../site/addresses';
import { htmlTags } from '../documents/htmlTags';

/** What a document links to, and what of it can be linked to. */
export interface LinkedDocument {
  /** Address within the site; `null` where it answers for addresses that have no page. */
  path: string | null;
  /** What messages call it. */
  name: string;
  hrefs: readonly string[];
  ids: ReadonlySet<string>;
}

export interface LinkedSite {
  basePath: string;
  documents: readonly LinkedDocument[];
  /** Addresses within the site that a visitor is led to by other means than a link. */
  addresses: readonly { name: string; address: string }[];
  /** Says whether the site has a file of this path. */
  hasFile: (file: string) => boolean;
}

/** Elements that a visitor can follow. */
const LINKS: ReadonlySet<string> = new Set(['a', 'area']);

/** Begins an address elsewhere. */
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

const OUTSIDE =
  "isn't an address on this site; use one from src/site/addresses, or a full one with https";
const NO_PAGE =
  "doesn't lead to a page or a file; use an address from src/site/addresses, or add the page to src/app/routes.ts";

/**
 * Finds the links of a site that lead to no page, file or element of it. Not among them are the link that the
 * specification sends to not-found, and `#`, which stands for an address to come.
 *
 * @param site - all documents, and what else they may link to
 * @returns a line for each, with the pages that have it and the way out
 */
export function deadLinks({ basePath, documents, addresses, hasFile }: LinkedSite): string[] {
  const idsOf = new Map(documents.map(({ name, ids }) => [name, ids]));
  const pages = new Map(documents.map(({ path, name }) => [path, name]));
  const links = [
    ...documents.flatMap(({ name, hrefs }) => hrefs.map((href) => ({ name, href }))),
    ...addresses.map(({ name, address }) => ({ name, href: basePath + address.slice(1) })),
  ];
  const found = new Map<string, Set<string>>();
  for (const { name, href } of links) {
    const fault = faultOf(href, name);
    if (fault === undefined) continue;
    const line = `"${href}" ${fault}`;
    found.set(line, (found.get(line) ?? new Set()).add(name));
  }
  return [...found].map(([line, names]) => `${listed([...names])}: ${line}`);

  function faultOf(href: string, from: string): string | undefined {
    if (href === '#' || ELSEWHERE.test(href)) return undefined;
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
 * Takes from a document what is to be known of it once its text is gone.
 *
 * @param html - the document
 */
export function linksAndIds(html: string): Pick<LinkedDocument, 'hrefs' | 'ids'> {
  const tags = htmlTags(html);
  return {
    hrefs: tags.flatMap(({ name, attributes }) =>
      LINKS.has(name) ? copied(attributes.get('href')) : [],
    ),
    ids: new Set(tags.flatMap(({ attributes }) => copied(attributes.get('id')))),
  };
}

/** A part of a text would hold the whole of it in memory. */
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

/** A link of the shell is on every page; three of them are enough to find it. */
function listed(names: readonly string[]): string {
  const rest = names.length - 3;
  return names.slice(0, 3).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
