/** Types of a school's Markdown pages: legal pages, posts and jobs. */
import type { ContentsEntry, LessonSection, SectionOutline } from './lesson';

interface DocumentFrame {
  slug: string;
  title: string;
  description: string;
}

/** A legal page, such as an imprint or a privacy policy. */
export interface LegalPage extends DocumentFrame {
  kind: 'legal';
  /** Text of the link in the footer. */
  footer: string;
  /** Date of the last change, YYYY-MM-DD. */
  updated: string;
  /** True if search engines should leave out the page. */
  noindex?: boolean | undefined;
}

/** A post of the blog. */
export interface Post extends DocumentFrame {
  kind: 'posts';
  /** Publication date, YYYY-MM-DD. */
  date: string;
  updated?: string | undefined;
  author?: string | undefined;
  tags: string[];
}

/** Kinds of employment, with their names in schema.org's `employmentType`. */
export const EMPLOYMENT = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  volunteer: 'VOLUNTEER',
} as const;

export type Employment = keyof typeof EMPLOYMENT;

/** A job that people can apply for. */
export interface Job extends DocumentFrame {
  kind: 'careers';
  place: string;
  /** Country of the place, as two letters (ISO 3166). Search engines need it. */
  country?: string | undefined;
  employment: Employment;
  /** Publication date, YYYY-MM-DD. */
  posted: string;
  /** Last day to apply, YYYY-MM-DD. */
  until?: string | undefined;
  /** Where to apply: a `mailto:` or `https:` address. */
  apply: string;
}

/** Facts about a Markdown page, without its text. */
export type SchoolDocument = LegalPage | Post | Job;

/** Link to a post, with what lists of posts show. */
export type PostLink = Pick<Post, 'slug' | 'title' | 'description' | 'date' | 'tags'>;

/** Data that a page needs for its head and its layout, before its text has loaded. */
export interface DocumentOutline {
  facts: SchoolDocument;
  contents: ContentsEntry[];
  sections: SectionOutline[];
  /** Posts that share the most tags, newest first. Empty for other pages. */
  related: PostLink[];
}

/** Contents of a page's file. */
export interface DocumentData {
  outline: DocumentOutline;
  sections: LessonSection[];
}
