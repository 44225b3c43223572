/**
 * Routes of the pages that a school adds in Markdown and YAML. The generated route list calls these functions,
 * so that sites without such pages don't load any of this.
 */
import type { FormKind } from '../content/contact';
import type { DocumentData, DocumentOutline } from '../content/documents';
import type { DocumentPageData } from '../pages/document/documentPage';
import { lazyJoin, lazyModule, type LazyModule } from '../prerendered/lazyModule';
import {
  APPLY_ADDRESS,
  BLOG_ADDRESS,
  CONTACT_ADDRESS,
  documentAddress,
  JOBS_ADDRESS,
  tagAddress,
  type DocumentKind,
} from '../site/documentAddresses';
import { readPageData } from '../site/pageData';
import type { Route } from './routes';

const documentCode = lazyModule(
  () => import(/* webpackChunkName: "page-document" */ '../pages/document'),
);
const contact = lazyModule(() => import(/* webpackChunkName: "page-contact" */ '../pages/contact'));
const blog = lazyModule(() => import(/* webpackChunkName: "page-blog" */ '../pages/blog'));

/**
 * @param kind - the page's folder
 * @param slug - the page's slug
 * @param data - the page's file
 * @returns route of a Markdown page
 */
export function documentRoute(
  kind: DocumentKind,
  slug: string,
  data: LazyModule<DocumentData>,
): Route {
  return {
    id: `${kind}-${slug}`,
    path: documentAddress(kind, slug),
    page: lazyModule(async () => {
      const [{ documentPage }, outline] = await Promise.all([
        documentCode.load(),
        embedded(kind, slug) ?? data.load().then(({ outline }) => outline),
      ]);
      return documentPage(outline, data);
    }, documentCode.chunks),
  };
}

/** Returns the outline embedded in the document, if it belongs to this page. */
function embedded(kind: DocumentKind, slug: string): DocumentOutline | undefined {
  // While prerendering, there's no document yet.
  const data = typeof window === 'undefined' ? undefined : readPageData();
  const { outline } = (data ?? {}) as Partial<DocumentPageData>;
  return outline?.facts.kind === kind && outline.facts.slug === slug ? outline : undefined;
}

/**
 * @param tags - tags of all posts
 * @returns routes of the blog: all posts, and the posts with each tag
 */
export function blogRoutes(tags: readonly string[]): Route[] {
  return [
    { id: 'blog', path: BLOG_ADDRESS, page: lazyJoin([blog], ({ blogPage }) => blogPage()) },
    ...tags.map((tag) => ({
      id: `blog-tag-${tag}`,
      path: tagAddress(tag),
      page: lazyJoin([blog], ({ blogPage }) => blogPage(tag)),
    })),
  ];
}

/** @returns route of the list of jobs */
export function jobsRoute(): Route {
  return {
    id: 'careers',
    path: JOBS_ADDRESS,
    page: lazyModule(() => import(/* webpackChunkName: "page-careers" */ '../pages/careers')),
  };
}

/**
 * @param kind - a form that the school has
 * @returns route of its page
 */
export function formRoute(kind: FormKind): Route {
  return {
    id: kind,
    path: kind === 'contact' ? CONTACT_ADDRESS : APPLY_ADDRESS,
    page: lazyJoin([contact], ({ formPage }) => formPage(kind)),
  };
}
