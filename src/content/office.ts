/**
 * Facts about a school that aren't lessons: people, prices, dates, events, news, and what others say. Each file in
 * `src/school/office/` is optional. `src/build/content/office/` validates the files and turns their entries
 * into these types.
 */

import type { Weekday } from './weekdays';

export type { Service } from './services';

/** A link to a page of the site, another site, or an email address. */
export interface OfficeLink {
  label: string;
  /** A path within the site, an https address, or a mailto address. */
  href: string;
}

/** A portrait, which the build crops to a square and writes in several widths. */
export interface Portrait {
  alt: string;
  /** Name of the original file in `src/school/images/`. */
  file: string;
  /** Address of its copies within the site, without width and extension. */
  stem: string;
}

export interface Person {
  id: string;
  name: string;
  role: string;
  about: string;
  picture?: Portrait;
  links: readonly OfficeLink[];
}

/** Something that people said about the school. */
export interface Testimonial {
  id: string;
  quote: string;
  name: string;
  role?: string;
  /** Address of the quote, or the name of the document that contains it. */
  source: string;
  /** Date of the quote, 'YYYY-MM-DD'. */
  date: string;
}

/** What an offer or a cohort belongs to: exactly one of the two. */
export interface TaughtUnit {
  /** Id of a course. */
  course?: string;
  /** Id of a program. */
  program?: string;
}

/** A fact that's only true for a time. */
export interface Dated {
  /** Time from which the fact isn't shown anymore, in ISO 8601 (UTC); undefined if it doesn't expire. */
  endsAt?: string;
}

export const TAX_KINDS = ['included', 'excluded', 'exempt'] as const;
export const PRICE_PERIODS = ['once', 'month'] as const;

/** A price for a course or a program. */
export interface Offer extends TaughtUnit, Dated {
  id: string;
  name: string;
  /** In units of the currency, such as dollars. */
  price: number;
  /** ISO 4217 code. */
  currency: string;
  tax: (typeof TAX_KINDS)[number];
  /** In percent. */
  taxRate?: number;
  per: (typeof PRICE_PERIODS)[number];
  included: readonly string[];
  financing?: string;
  /** 'YYYY-MM-DD'. */
  validFrom?: string;
  /** Last day, 'YYYY-MM-DD'. */
  validUntil?: string;
}

/** A group that takes a course or a program together. */
export interface Cohort extends TaughtUnit, Required<Dated> {
  id: string;
  /** First day, 'YYYY-MM-DD'. */
  start: string;
  /** Last day, 'YYYY-MM-DD'. */
  end: string;
  /** Days with classes: weekdays, or text if they follow no weekly pattern. */
  days: readonly Weekday[] | string;
  /** Local times of a class, 'HH:MM'. */
  time?: { from: string; to: string };
  /** IANA name. */
  timeZone: string;
  place?: string;
  language?: string;
  seats?: { total: number; left: number };
  /** An https or mailto address. */
  apply?: string;
  /** Label of the button that leads to `apply`, such as `Book a seat`. */
  applyLabel?: string;
  /** Start of the first day, in ISO 8601 (UTC). */
  startsAt: string;
}

/** Something that visitors can attend, such as an open evening. */
export interface SchoolEvent extends Required<Dated> {
  id: string;
  title: string;
  about: string;
  /** First day, 'YYYY-MM-DD'. */
  start: string;
  /** Last day, 'YYYY-MM-DD'. */
  end: string;
  /** Local times on each day, 'HH:MM'. */
  time?: { from: string; to: string };
  /** IANA name. */
  timeZone: string;
  place?: string;
  link?: OfficeLink;
  /** Start of the first day, in ISO 8601 (UTC). */
  startsAt: string;
}

/** News above the header of every page. */
export interface Announcement extends Required<Dated> {
  id: string;
  text: string;
  link?: OfficeLink;
  /** Time from which it's shown, in ISO 8601 (UTC). */
  startsAt: string;
}
