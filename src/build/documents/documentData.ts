/** Structured data (schema.org) of a school's Markdown pages. */
import { JOBS, POSTS } from '../../../.generated/documents';
import type { Brand } from '../../brand/brandModel';
import { EMPLOYMENT, type Job, type Post } from '../../content/documents';
import { documentAddress } from '../../site/documentAddresses';
import { documentLanguage } from '../../texts/en/documentLanguage';

type JsonLd = Record<string, unknown>;

/**
 * @param path - address of a page
 * @param root - URL of the site, or its base path, without a trailing slash
 * @param brand - the school
 * @returns the data of the post or the job at the address; empty for other pages
 */
export function documentData(path: string, root: string, brand: Brand): JsonLd[] {
  const post = POSTS.find(({ slug }) => documentAddress('posts', slug) === path);
  if (post) return [blogPosting(post, root + path, brand)];
  const job = JOBS.find(({ slug }) => documentAddress('careers', slug) === path);
  return job ? jobPosting(job, root, brand) : [];
}

/** Returns a post's data. */
export function blogPosting(post: Post, url: string, brand: Brand): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: post.title,
    description: post.description,
    inLanguage: documentLanguage,
    datePublished: post.date,
    dateModified: post.updated ?? post.date,
    author: post.author
      ? { '@type': 'Person', name: post.author }
      : { '@type': 'Organization', name: brand.name },
    publisher: { '@type': 'Organization', name: brand.name },
    ...(post.tags.length > 0 ? { keywords: post.tags } : {}),
  };
}

/** Returns a job's data, or nothing without a country, because search engines require the whole place. */
export function jobPosting(job: Job, root: string, brand: Brand): JsonLd[] {
  if (job.country === undefined) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      url: root + documentAddress('careers', job.slug),
      title: job.title,
      description: job.description,
      datePosted: job.posted,
      ...(job.until ? { validThrough: `${job.until}T23:59:59Z` } : {}),
      employmentType: EMPLOYMENT[job.employment],
      hiringOrganization: { '@type': 'Organization', name: brand.name, sameAs: `${root}/` },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: job.place,
          addressCountry: job.country,
        },
      },
    },
  ];
}
