import type { z } from 'zod';
import type { AllowedOrigin } from '../../../brand/brandModel';
import type { Today } from '../documents/today';

/** What entries are checked against. */
export interface OfficeContext {
  /** Project root. */
  root: string;
  today: Today;
  /** Ids of the school's courses and programs. */
  courses: readonly string[];
  programs: readonly string[];
  /** Reads the origins that the brand allows. Only called if there are services. */
  allowedOrigins: () => Promise<readonly AllowedOrigin[]>;
}

/** A mistake in an entry. */
export interface Fault {
  /** Name of the field. */
  field: string;
  reason: string;
}

/**
 * A file of the office: a list of entries with ids.
 *
 * @typeParam Entry - an entry as the school writes it
 * @typeParam Fact - an entry as the site shows it
 */
export interface OfficeList<Entry extends { id: string }, Fact> {
  /** Name of the file, without extension. */
  name: string;
  schema: z.ZodType<Entry>;
  /** Checks an entry that matches the schema. */
  check?: (entry: Entry, context: OfficeContext) => Fault[] | Promise<Fault[]>;
  toFact: (entry: Entry, context: OfficeContext) => Fact | Promise<Fact>;
}

/** Infers the types of a list's entries and facts from its definition. */
export function officeList<Entry extends { id: string }, Fact>(
  list: OfficeList<Entry, Fact>,
): OfficeList<Entry, Fact> {
  return list;
}
